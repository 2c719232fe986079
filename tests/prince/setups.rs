//! setups
