### The rules of The Prince in our own words: what the window shows for every
### identifier, what `studiolo rules` prints, and what docs/rules is made of. Never a
### sentence of the printed rulebook. A rule has
###
###   prince-rules-a5          what holds, at most 60 words
###   prince-rules-a5-ruling   what we decided where the rulebook is silent or
###                            contradicts itself (not all have it)
###
### `prince-rule-a5` in prince.ftl is the rule in a few words. Identifiers such as A5
### stay as they are: they become links. There is no markup. A ducat is D where it
### follows a number.

## General

prince-rules-section-g = General

prince-rules-g1 = 3 to 5 players, three turns. Each turn ends with the election of a Pope.
prince-rules-g1-ruling = As a house rule, a table may play 1 to 6 turns. Turns beyond the third use the cards left in the deck.
prince-rules-g2 = Money is in whole ducats (D). There are no debts and no loans, from the bank or from other players. A player who cannot pay the fee of a card cannot play it.
prince-rules-g2-ruling = The bank never runs out.
prince-rules-g3 = Players may keep their money secret.
prince-rules-g3-ruling = Every payment is public, so Studiolo always knows how much money everyone has. Hiding it only keeps it off the screen.
prince-rules-g4 = Hands are secret, and nobody has to say how many cards they hold.
prince-rules-g4-ruling = The number of cards follows from what everyone has seen, so it is shown unless the table hides it.
prince-rules-g5 = Table cards are holdings, offices, artists and outside families: they are laid down the moment they are received, at any time in the game. All other cards are hand cards.
prince-rules-g6 = Every card is in one place: in the deck, in the display (face down), in a hand, on the table, set aside or out of the game. Used condottieri, killed offices and unpaid artists are set aside and return to the deck at T4. A card that is out never returns.
prince-rules-g7 = When several players have to decide, they do so clockwise from the Pope.
prince-rules-g7-ruling = The rulebook gives no order; this is our decision.
prince-rules-g8 = Where Studiolo deals, everything random comes from one number: the same number and the same decisions give the same game. This holds for the deal, new hands, cards drawn unseen and shuffled offices.

## Setup

prince-rules-section-s = Setup

prince-rules-s1 = Each player takes a family: Medici, della Rovere, Colonna, Orsini or Borgia. Everyone begins with a base of power 3, four cardinals and 100 D.
prince-rules-s1-ruling = The money comes before the cards because artists that are dealt cost their fee. With fewer than five players, any family may be left out, even Borgia.
prince-rules-s2 = The oldest player is the first Pope. (The players say who that is.)
prince-rules-s2-ruling = As a house rule, the first Pope may be elected too (E1), before the first turn, and gets no points for that.
prince-rules-s3 = Shuffle the deck. With three players, deal five cards to each; with four or five players, deal four.
prince-rules-s4 = Clockwise from the Pope, each player with three or more cards of one type may return the whole hand. The deck is shuffled, and a new hand of the same size is dealt. This may be repeated as long as the condition holds.
prince-rules-s4-ruling = Everyone is asked, before anything is laid down and again after each new hand; otherwise the question would give something away. Cards need not be shown. Both kinds of Death are one type; Doctor, Marriage, Savonarola and Simony are each a type of their own.
prince-rules-s5 = When everyone has kept a hand (S4), the table cards dealt are laid down (H1): the Pope first, then clockwise.
prince-rules-s6 = Lay out the display face down: 12 cards with three or four players, 10 with five. The rest of the deck is not used this turn.

## A turn

prince-rules-section-t = A turn

prince-rules-t1 = Player phases go clockwise from the Pope until the display is empty. The phase in which the last card is taken is played to its end; then the turn ends (T3).
prince-rules-t2 = A player phase has three steps, in this order: either buy a card (A1) or send a Spy (A7); play any number of hand cards (C1); make at most one seizure attempt (Z1). Offices and artists may be moved at any point (H5), but not during an auction or a seizure, or while someone has to answer.
prince-rules-t3 = A turn ends with income (I1), the election (E1) and victory points (V1); then a Marriage and Savonarola leave the game if they are still in play. After turn 3, the game ends as soon as the points are scored.
prince-rules-t4 = Turns 2 and 3 begin like this: cards set aside go into the deck, and it is shuffled; everyone draws one card; everyone gets 35 D; a new display is laid out (S6); then the Pope uses the papal powers (P1).
prince-rules-t4-ruling = An artist drawn at the start of a turn must be paid without the 35 D. An office drawn by the Pope falls under P1. The rulebook says that the new display lies face up as in turn 1, but in turn 1 it lies face down. In Studiolo, it lies face down in every turn.
prince-rules-t5 = The deck must last: three players use 57 cards in three turns, four and five players 60.
prince-rules-t5-ruling = A deck with fewer cards cannot be used with that number of players.

## Auction

prince-rules-section-a = Auction

prince-rules-a1 = The active player turns up any card in the display and bids or passes first; the others follow clockwise. Bids are in whole ducats, each higher than the last.
prince-rules-a1-ruling = The first bid is at least 1, and a raise of 1 is enough.
prince-rules-a2 = Nobody can bid more money than they have. Fees still to come do not count.
prince-rules-a3 = A player who has passed is out of this auction, even the active player who passed first.
prince-rules-a4 = When all others have passed, the last bidder pays the bank and gets the card. Even the last player asked may still bid 1.
prince-rules-a5 = If everyone passes and nobody has bid, the active player gets the card for free and cannot refuse it.
prince-rules-a6 = A table card is laid down at once (H1). An artist costs the patronage fee on top of the bid (H7).
prince-rules-a6-ruling = If the artist’s fee is not paid, the bid is still lost.
prince-rules-a7 = Instead of buying, a player may play a Spy from hand and receive a random card from the display for free, unseen by the others. The Spy is out of the game. An artist costs the fee.
prince-rules-a7-ruling = A hand card received through a Spy is not shown to the others.

## Table cards

prince-rules-section-h = Table cards

prince-rules-h1 = When a table card arrives, its player puts it under one of their holdings (the base included) that has no card of its sort, or lays it down unprotected.
prince-rules-h1-ruling = Outside the player’s own phase, no card on the table may be moved to make room for an arriving one. When several cards arrive together, holdings come first, then offices, artists and families, each sort in the order of the deck.
prince-rules-h2 = Each holding has room for one office, one artist and one outside family under it. Everyone may look at these cards.
prince-rules-h3 = When a holding arrives, its player may at once put unprotected cards of their own under it: up to one office, one artist and one lone family.
prince-rules-h4 = The base is a holding of power 3 that never changes hands. It scores no points, and its income is the 35 D of T4.
prince-rules-h5 = In their own phase, players may move their offices and artists between their holdings, into protection or out of it.
prince-rules-h5-ruling = Where the place under a holding is taken, the two cards swap places.
prince-rules-h6 = An outside family adds its power to the defence of its holding and stays there to the end, no matter who owns the holding (for the base, see Z10). It may also be laid down alone.
prince-rules-h6-ruling = A lone family may be put under a holding that has none, in its player’s phase or when the holding arrives (H3).
prince-rules-h7 = An artist scores victory points every turn. A player who receives one pays the patronage fee to the bank at once or declines, even with enough money. An unpaid artist is set aside. (Seized artists: Z9.)
prince-rules-h8 = An office brings income and votes. A holding brings power, income and victory points.
prince-rules-h9 = A card under a holding cannot be seized on its own. This does not protect it from Death cards.

## Hand cards

prince-rules-section-c = Hand cards

prince-rules-c1 = Hand cards are played in step 2 of their player’s phase. The exceptions are a Spy in step 1 (A7), condottieri in seizures (Z2) and the Doctor (C6).
prince-rules-c2 = A Spy takes a random card from another player’s hand; only these two players see it. The stolen card may be played in the same step. The Spy is out of the game.
prince-rules-c2-ruling = A player with an empty hand cannot be chosen.
prince-rules-c3 = Death by Poison or Plague is played on an artist, an office or the Marriage. An artist or the Marriage is out of the game; for an office, see C5. A Doctor may cancel the Poison (C6).
prince-rules-c3-ruling = Any player’s card may be the target, even the poisoner’s own, protected or not. The rulebook says “any”; only the text of the Bravo mentions protected ones.
prince-rules-c4 = Death by Bravo may be played by anyone on any office, even a protected one, on the Marriage or on Savonarola. The effect is the same as in C3; Savonarola is out of the game. No Doctor helps against it.
prince-rules-c5 = A killed office is set aside. If the Pope killed it, the Pope may give it to another player instead.
prince-rules-c5-ruling = The Pope cannot keep the office, and the player who held it cannot get it back. It arrives with its new player (H1).
prince-rules-c6 = When a Poison has been played, anyone but its player may pay a Doctor’s fee and cancel the Poison. It does not matter who the victim is.
prince-rules-c6-ruling = Everyone is asked in secret, so that the question does not give away who has a Doctor. Nobody is asked once every Doctor is out of the game. If several players send a Doctor, only the first clockwise from the poisoner counts, and the others stay in hand. Doctors and Death cards are out of the game once used.
prince-rules-c7 = A Marriage is played with another player. Until the end of the turn, or until the Marriage is killed, neither may play a card against the other or try to seize anything from the other.
prince-rules-c7-ruling = Every kind of seizure counts. “Against the other” means a Spy on the hand, a Death on an office or artist, and Savonarola or Simony if the other is Pope. Either of the two may play a Death on the Marriage itself. Bids, votes, gifts and Doctors are not affected.
prince-rules-c8 = Savonarola is played against the Pope. While he is in play, the Pope plays nothing from hand (no Spy, no condottiere, no Doctor), only a Bravo against Savonarola himself. Table cards still arrive.
prince-rules-c8-ruling = The Pope cannot play Savonarola.
prince-rules-c9 = From turn 2 on, another player may accuse the Pope of Simony if the Pope shuffled the offices this turn (P3), or if the accuser received no office or no cardinal from this turn’s papal powers. If the Pope has no office to give, everyone else may accuse.
prince-rules-c9-ruling = An accusation can be made only in step 2 of the accuser’s own phase. The rulebook names the moment of the shuffle in one place and a player phase in two others; a table may agree to allow it right after the shuffle as well.
prince-rules-c10 = Everyone but the Pope votes on the accusation, one vote for each cardinal. If more than half are for it, the Pope’s next player phase is skipped completely; the Pope still bids and defends. The Accusation card is then out of the game.
prince-rules-c10-ruling = The vote is open, clockwise from the accuser, and nobody splits votes. A tie does nothing. Two successful accusations skip two phases. A skip not used by the end of the turn lapses.
prince-rules-c11 = Condottieri are played only in seizures. Each costs the mercenary fee, which is the same for all.
prince-rules-c12 = A card without a legal target cannot be played.
prince-rules-c12-ruling = A card with a legal target may be played even if it will have no effect, like Simony after the Pope’s last phase of the turn.

## Seizing

prince-rules-section-z = Seizing

prince-rules-z1 = In step 3, a player may make at most one seizure attempt, against one other player. The target is an unprotected office or artist, a lone family, a holding with everything under it, or the cards under a base. Single cards under a holding cannot be chosen.
prince-rules-z1-ruling = A base with nothing under it is not a target. A holding with nothing under it is.
prince-rules-z2 = The attacker names the target. Then both sides secretly choose any number of their condottieri and reveal them together; nothing is added after that. Nobody can commit more than they can pay for.
prince-rules-z3 = Against an unprotected office or artist, the attacker need not commit any condottieri. The defender never has to commit any, but is always asked.
prince-rules-z3-ruling = Against a lone family, at least one condottiere is needed, because the family has power.
prince-rules-z4 = The attack is the power of the attacker’s condottieri, plus 1 if the attacker owns Leonardo da Vinci, wherever he lies, and committed a condottiere.
prince-rules-z5 = The defence is the power of the attacked holding, of the family under it and of the defender’s condottieri, plus 1 if Leonardo da Vinci is under that holding. For a lone family, its own power counts instead of a holding’s.
prince-rules-z5-ruling = An unprotected Leonardo da Vinci adds nothing to his own defence.
prince-rules-z6 = Against a defence of 0, the attacker wins, even with an attack of 0. Otherwise, the attack must exceed the defence: a tie goes to the defender.
prince-rules-z7 = Both sides pay the fee for every condottiere they committed, needed or not, and all of them are set aside.
prince-rules-z8 = A holding that is won changes owner together with everything under it; those cards stay in place. Other cards won arrive (H1). If the attack fails, nothing else happens.
prince-rules-z9 = Each artist among the spoils costs its fee at once, after the condottieri have been paid.
prince-rules-z9-ruling = An unpaid artist stays with the defender: under the base if he was there, otherwise unprotected. Two sections of the rulebook would set him aside; a third says that he cannot be taken.
prince-rules-z10 = When the cards under a base are seized, the family there is taken with the others and arrives anew.
prince-rules-z10-ruling = One section of the rulebook says that families never leave their holding; two others let the attacker take everything under a base.

## Income

prince-rules-section-i = Income

prince-rules-i1 = Everyone receives the income printed on their holdings and offices, protected or not.

## Election

prince-rules-section-e = Election

prince-rules-e1 = A player has 3 votes for each cardinal, plus the votes on their offices.
prince-rules-e2 = The first ballot is secret and simultaneous. You may split your votes among any players, including yourself and the sitting Pope. All of your votes must be given.
prince-rules-e3 = More than half of all votes are needed to be elected. The historical two thirds do not apply.
prince-rules-e4 = If the first ballot elects nobody, open ballots follow, clockwise from the sitting Pope and by the same rules, until someone is elected. A ballot is counted when all have voted.
prince-rules-e4-ruling = A table may agree on a number of open ballots after which the most votes win; where bots play, it is 5. In a tie, the sitting Pope is elected if among those tied, otherwise the first of them clockwise.
prince-rules-e5 = The elected player is Pope at once and scores for it (V1). The papal powers come with the next turn (T4), so there are none after turn 3.

## Victory points

prince-rules-section-v = Victory points

prince-rules-v1 = Every turn, players score 1 point for each full 10 D and the points printed on their cards; the new Pope scores 10 points more.
prince-rules-v1-ruling = One section of the rulebook names holdings and artists, another offices and artists. Here every card of these sorts can have points; the offices of our deck have none. As house rules, the Pope may get a different number of points, and a point may take a different number of ducats.
prince-rules-v2 = After turn 3, the most victory points win. Players with equal points share the rank.

## Papal powers

prince-rules-section-p = Papal powers

prince-rules-p1 = The Pope loses all of their offices, protected or not. A re-elected Pope loses them too.
prince-rules-p2 = The Pope gives each of the lost offices to any other player.
prince-rules-p3 = After giving away any lost offices (P2), the Pope may take all offices the other players hold, shuffle them and deal them so that everyone has as many as before: all of them or none. This allows accusations of Simony (C9).
prince-rules-p3-ruling = The offices just given are shuffled too, and the other players must hold at least one office.
prince-rules-p4 = There is one new cardinal for each player, and the Pope gives all of them out. The Pope takes at most one more than the largest number given to one other player. Cardinals are never lost.
prince-rules-p4-ruling = Some players may get none. The limit allows the Pope at most 2 of 3, 2 of 4 or 3 of 5.
prince-rules-p5 = After the shuffle, offices given or dealt arrive (H1), clockwise from the Pope.
prince-rules-p6 = Later in the turn, the Pope may acquire offices again.

## Trade

prince-rules-section-x = Trade
prince-rules-section-x-about = A table agrees on trade before the game. By default, it is on at a real table and off against bots.

prince-rules-x1 = In a player phase, only the active player trades with the others; in the election, everyone may trade with everyone else. Nobody trades at other times.
prince-rules-x2 = Any card but a holding may be sold; an office needs the Pope’s consent. Cardinals are never sold.
prince-rules-x2-ruling = A family may be sold only while it is alone. A bought card arrives or goes to the hand, unseen by the others. An artist costs the fee; a player who cannot pay it cannot trade for the artist.
prince-rules-x3 = No agreement is binding.
prince-rules-x3-ruling = Only exchanges made on the spot count; promises are not enforced.

## Cards at hand

# What is printed on a card: an artist; fee 20, victory points 4.
prince-rules-about-card = { START(NAME($kind, form: "a")) } of the deck that comes with Studiolo: { $fields }.
prince-rules-field = { $field } { $number }

## On the command line

cli-help-rules-game = Only the rules of this game; otherwise those of every game with a match

## The page in docs/rules

prince-rules-page-intro = These are the rules that Studiolo implements, in our own words, based on the Polish rulebook. Every rule has an identifier, which the window and the code cite.
prince-rules-page-rulings = Our rulings say what we decided where the rulebook is silent or contradicts itself.
prince-rules-page-made = This page is made from assets/lang by “studiolo rules --game the-prince --markdown”: changes made here by hand are lost.
prince-rules-deck = The deck
prince-rules-deck-about = The rulebook prints no list of cards, so the deck is data that anyone can edit and share, and every game is saved with its own deck. These 60 cards are ours; they match every number known about the printed ones: 60 cards, bases of power 3, 30 cardinals, and how many cards of each sort there are.
prince-rules-other-cards = Other hand cards
prince-rules-column-id = card
prince-rules-column-power = power
prince-rules-column-income = income
prince-rules-column-votes = votes
prince-rules-column-points = points
prince-rules-column-fee = fee
prince-rules-column-count = count
prince-rules-example-auction = Auction with four players: A turns up an office. A bids 1, B 2, C passes, D 3, A 4, B 5, D passes, A 6, B passes: A pays 6 D. If A and all others pass, A gets it for free.
prince-rules-example-deal = Deal: Ostia, Raphael, the Datary and a Spy. Ostia is laid down, Raphael is paid for (100 less 25 leaves 75 D), both he and the Datary go under Ostia, and the Spy stays in hand.
prince-rules-example-unprotected = An unprotected card: A wants B’s unprotected Mantegna and commits Vitelli (2); B commits nothing. The defence is 0, and A wins: 5 D for Vitelli, who is set aside, and 12 D for Mantegna.
prince-rules-example-holding = A holding: Ceri (2) protects the Sforza (1), Botticelli and the Depositor General. A commits Vitelli and d’Alviano (5); B commits Baglioni (2): 2 + 1 + 2 is a tie, and B holds. A pays 10 D, B 5 D. If A owns Leonardo da Vinci, 6 beats 5, and A gets everything; Botticelli costs 15 D or stays with B, unprotected.
prince-rules-example-base = A base: 3, the Farnese 2 and Leonardo da Vinci 1 make 6, and B commits nothing. An attack of 6 fails; Gonzaga and d’Alviano (7) take the Farnese and, for 20 D, Leonardo. The base stays. The fees are 10 D.
prince-rules-example-income = Income and points: Bologna, Urbino, the Camerlengo, the Depositor General, Michelangelo and 43 D. The income is 15 + 10 + 10 + 15 = 50, which makes 93 D. Elected Pope: 9 + 10 + 3 + 3 + 6 = 31 points.
prince-rules-example-election = Election: votes 15, 14, 13, 13 and 12 make 67, and 34 are needed. A and B vote for themselves; C, D and E vote for E: 12 + 13 + 13 = 38, and E is Pope. Of 52 votes, 26 are not enough, but 27 are.
prince-rules-example-cardinals = Cardinals with five players: the Pope may take 3 if someone else gets 2, but not 3 if two others get 1 each. Giving all five to one other player is allowed. With three players, the Pope may take 2, not 3.
prince-rules-example-simony = Simony: four players, turn 2, cardinals A (Pope) 6, B 6, C 4, D 4, and no shuffle. D got an office but no cardinal, so D may accuse. C and D vote yes, 8 of 14: A’s next phase is skipped. If B and C vote no, nothing happens.
prince-rules-example-death = Death: D poisons B’s Camerlengo. C pays 10 D for the Doctor, and the Camerlengo stays. Without a Doctor, the office is set aside; if D is Pope, D may give it to A or C. No Doctor helps against a Bravo. Raphael, once poisoned, is out for good.
