## The start screen with several games

start-choose-game = Choose which game to begin
