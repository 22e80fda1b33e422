### Nemo’s War: how a voyage is told when it is over, in our own words.
### Arguments: turns, sunk (ships sunk, as tonnage or salvage), ship (the greatest of them, with its article),
### oceans (major oceans with a ship on their tonnage row), wonders (found), cubes (on land), lost (characters sacrificed),
### ocean (where the Nautilus was at the end).

## What is counted

tally-turns =
    { $turns ->
        [one] { $turns } fortnight
       *[other] { $turns } fortnights
    }
tally-ships =
    { $sunk ->
        [0] not one ship
        [one] { $sunk } ship
       *[other] { $sunk } ships
    }
tally-greatest =
    { $sunk ->
        [0] not so much as a sloop
        [one] { $ship } and no other
       *[other] { $ship } the greatest of them
    }
tally-wrecks =
    { $sunk ->
        [0] She had sent nobody there before her.
        [one] She found one ship there that she had sunk herself.
       *[other] She found { $sunk } ships there that she had sunk herself.
    }
tally-oceans =
    { $oceans ->
        [0] none of the six great oceans
        [one] one ocean
       *[other] { $oceans } oceans
    }
tally-wonders =
    { $wonders ->
        [0] no wonder that has a name
        [one] { $wonders } wonder
       *[other] { $wonders } wonders
    }
tally-risings =
    { $cubes ->
        [0] no rising
        [one] { $cubes } rising
       *[other] { $cubes } risings
    }
tally-lost =
    { $lost ->
        [0] All who had sat at the captain’s table sit there still.
        [1] One place at the captain’s table is empty.
        [2] Two places at the captain’s table are empty.
        [3] Half the places at the captain’s table are empty.
        [4] Four places at the captain’s table are empty.
        [5] One place alone is still laid at the captain’s table.
       *[other] All the places at the captain’s table are empty.
    }

## Explore

epilogue-explore-defeat = We had set out to see what nobody had seen. For { tally-turns } we lived under the seas, and the sketchbooks hold { tally-wonders }; the rest of their pages are white. The deep refuses itself to no one, but it gives nothing to those who come too late or leave too soon. Somewhere below us lie forests that never met a lamp, and valleys that still have no name. They will keep. They kept before there were men, and they did not notice that for a while a light came down towards them, hesitated, and went out.
epilogue-explore-inconsequential = The charts came home. They show { tally-turns } of careful soundings, { tally-wonders } in the captain’s small hand, and a great deal of blue. A library has bound them and put them on a high shelf, where a student asks for them once in ten years and gives them back with thanks. It is something to have been right about the depth of a trench. But Nemo had hoped for more than a shelf. On clear evenings he stands on the platform and looks down, like a man before a book whose language he has only begun to read.
epilogue-explore-adequate = Ask what the Nautilus found, and the answer takes an evening: { tally-wonders }, currents that no pilot had felt, a drowned street where our lamps were the first in two thousand years. It took { tally-turns }. { tally-lost } Somebody aboard has begun a book about it and torn up the first chapter twice, because it would not be believed. It will be written all the same. The sea is wide, we have crossed some of it with open eyes, and that is more than most can say of their own street.
epilogue-explore-success = In the museums they are clearing a room. The drawings will hang there, with { tally-wonders }, and beside them what could be carried up: a hand of coral, a coin with an unknown king, a jar of water from the bottom of the world. It took { tally-turns } to gather. { tally-lost } The learned societies argue whether such a vessel can exist; none of them argues any more whether such places do. Captain Nemo does not answer their letters. He has opened the shutters of the saloon again, and is looking out.
epilogue-explore-triumph = There is now a map of the seas that is not blue. On it stand mountains, rivers within the water, { tally-wonders }, and a fine line that wanders for { tally-turns } from one to the next like a signature. Schoolchildren trace it with a finger. No flag stands anywhere on it: the captain would not have one. { tally-lost } When the last sheet was dry he put down the pen, went to the organ, and played until the lamps were dim; and those who heard it say that it was no lament. The Nautilus has dived again. There is always more of it below.

## Science

epilogue-science-defeat = Science asks for patience, and the world had none. The readings of { tally-turns } lie in the library, the last of them taken { ocean.in }: temperatures, densities, the weights of fishes, columns without their last line. Whoever finds them will praise the method and miss the result. The captain used to say that a question well put to the sea is half an answer. We put good questions. The other half stayed where it was, in the dark, under four thousand fathoms, quite unharmed, waiting for someone whom nobody is hunting.
epilogue-science-inconsequential = The notes of { tally-turns } fill a cupboard, and part of them are sound. A paper on the salt of the southern waters was read in Paris before nine persons, two of whom stayed to the end; an instrument without a maker’s name is used in three observatories, and nobody asks whence it came. The newspapers counted { tally-ships } against us, and remember that better than all the rest. Nemo shrugs. Truth, he says, does not mind who carries it ashore. But he no longer corrects the proofs.
epilogue-science-adequate = It is a fair year’s work: the soundings of { tally-turns }, a theory of the currents, the electric light explained to anyone who cares to read. We add { tally-wonders } to what is known, and take several certainties away. { tally-lost } The captain maintains that we have solved one problem and found four, which is as it should be. Nobody contradicts him. In the laboratory the jars stand in order, each with its date and its depth, and for once not one of them is labelled with a question mark.
epilogue-science-success = They teach it now, without the name: that light can be had from the sea itself; that there is life under every pressure; that the ice drifts by a law. The papers came by post, from no address, in a firm hand, and no one has found an error in them. Those pages took { tally-turns }. { tally-lost } The academies have left a chair empty, with a card on it that says only: Nautilus. It amused the captain when he heard of it. He would rather have had the loan of a better chronometer.
epilogue-science-triumph = A century will live on what was written in this library. The battery that drinks from the sea, the steel that does not tire, the cure made from a sponge: in { tally-turns } they came out of the deep, one after another, and were given away. Nobody has patented them, for nobody knows from whom to steal. There is light where children used to squint; ships come home that would have been lost. Captain Nemo reads of it in old newspapers, a little late, as one reads of grandchildren. { tally-lost } Then he asks for the thermometer, and notes down the temperature of the water.

## Anti-Imperialism

epilogue-anti-imperialism-defeat = The empires hardly noticed. A war of { tally-turns } in the dark, { tally-ships } struck from the registers, and in the colonies the same governors, the same drums in the morning, the same accounts. We struck at the arm, and the arm was long. Where weapons had been promised they waited on the beach for three nights with lanterns, and then put the lanterns out. Behind us we leave { tally-risings }, and nobody at sea to help. That is what the captain could not bear to speak of: not that he had been beaten, but that he had been expected.
epilogue-anti-imperialism-inconsequential = Something has shifted, though not much. Insurance is dearer; the mails sail in convoy; in one harbour the troopship never came, and the garrison had no bread for a month. We count { tally-ships } and { tally-risings }. The powers count differently, and pay for their losses out of the taxes of those we meant to set free. { tally-lost } In the saloon the portraits of the heroes look down as before. Nemo has turned one of them to the wall, not in anger: it was the one who had hoped for most.
epilogue-anti-imperialism-adequate = They speak of it in the bazaars and on the quays: the sea is no longer theirs alone. This year { tally-ships } went down, with soldiers, chains and bales aboard; on land we count { tally-risings }. No throne has fallen. { tally-lost } But a governor sleeps badly, and a tax was not collected, and in a village without a name an old woman has called her grandson Nobody, in Latin, as the interpreter had taught her. The captain heard of it in port, and for the rest of that day he was almost gay.
epilogue-anti-imperialism-success = Flags are coming down; not all, not everywhere. We count { tally-risings }, and much of what should have put them down lies on the sea floor with its guns in their crates: { tally-ships }, { tally-greatest }. In the capitals ministers explain that the colonies had always been a burden. At night, off a coast that governs itself again, the Nautilus lay for an hour with her lamp uncovered, close enough to hear the singing. Nobody on the beach knew what the light was. They sang to it all the same.
epilogue-anti-imperialism-triumph = The century of empires ended early. One cannot hold a world that one cannot reach, and now nobody who wears a crown can reach anything at all. Below, { tally-ships }, { tally-greatest }. Above, { tally-risings }, and parliaments with mud on their boots are making constitutions in forty languages. They put up no statues to us: the captain wrote to each of them and asked them not to. He keeps one thing only, a handful of Indian earth in a box of tortoise-shell, and he has opened the box.

## War!

epilogue-war-defeat = War was declared on the whole world, and the whole world won. In { tally-turns } the Nautilus sank { tally-ships }, { tally-greatest }; it was not enough. The yards of the Clyde and of Toulon built faster than we could ram. In the end it is arithmetic, and the captain, who is a great mathematician, had known the result for some time. He went on because hatred does not divide. On the sea floor friend and enemy lie in the same silence, and the crabs make no distinction between uniforms.
epilogue-war-inconsequential = The war is over, and hardly anyone knows that there was one. We sank { tally-ships }, { tally-greatest }. The admirals have put it down to reefs, to boilers, to whales; the widows receive a pension and an explanation. { tally-lost } Nemo has the lists read to him at table, name by name, and eats nothing. He wanted them to be afraid, and they have only been unlucky. There is no monument to an enemy who is not believed in. There is a wreck, a buoy above it, and after some winters not even the buoy.
epilogue-war-adequate = They fear the dark water now. The Nautilus sank { tally-ships }, { tally-greatest }; navies sail in pairs, at noon, and call it prudence. That was what he wanted, or what he had said he wanted. { tally-lost } At night the captain walks the length of the ship with his hand on the plates, as one calms a horse. The debt that he came to collect has been paid in part, by men who had never borrowed anything. He has written the sum in the ledger, and has not yet drawn the line beneath it.
epilogue-war-success = No ensign is safe, and everyone knows it. We sank { tally-ships }, { tally-greatest }, and left our mark on { tally-oceans }. Squadrons lie behind booms with cold boilers, and the great ports smell of unsold fruit. The powers have sent an envoy into the middle of the Atlantic, in a boat with a white flag, to ask what is demanded. For a whole day he stood there and called out over the empty swell. We lay beneath him and listened. The captain moved his lips once, as if to answer; then he gave the order to dive.
epilogue-war-triumph = There are no warships left that matter. They went down, { tally-ships }, { tally-greatest }, and { tally-oceans } fell silent. Hatred has done what reason never could: the nations, having nothing to fight with, are obliged to talk. It is the peace of a graveyard, somebody wrote in the log. It is peace, the captain wrote beneath it. That evening he took the portrait of the woman and the two children down from the wall and spoke to it for a long time in his own language; and in the morning he set a course at last that led to no one’s ruin.

## Humanist

epilogue-humanist-defeat = We meant well. In { tally-turns } the Nautilus brought quinine, seed and machines to coasts that had asked for none of them, and the world saw only whose hands they came from. To show for it we have { tally-risings }. A deed needs a day to be done and a year to be believed; we were not given the year. In the sick bay the beds stand made, in two rows, with clean sheets. On one of the pillows lies a paper boat that a child folded for us. Nobody has moved it. It is the whole of what we carried home.
epilogue-humanist-inconsequential = Some fevers broke, and some wells were dug. Ask on those coasts who did it, and they will tell you of a ship without a flag, or of a saint, or of the consul. We count { tally-risings } where people chose for themselves, and { tally-ships } that we would rather not count. { tally-lost } The captain has learned that kindness has no artillery. He said it without bitterness, washing his hands; then he asked for the list of the next harbour’s sick.
epilogue-humanist-adequate = It is a beginning. A hospital with a tin roof keeps our lamps; a school has our maps, with the blue filled in; along one river nobody died of the water this year. { tally-lost } In { tally-turns } the newspapers have gone from monster to mystery, and one of them wrote: benefactor, with a question mark. Nemo cut it out and kept the question mark. He was more at ease with it than with the word.
epilogue-humanist-success = They come out to meet us now. In boats, in the open, with children on their shoulders; and the cruisers that should fire at us are asked by their own crews to wait until the doctor has gone ashore. We found { tally-wonders }, and left more behind us than we took. On land { tally-risings } needed no gun of ours. The captain, who had sworn never to set foot on a continent, stood last week up to his knees in the surf, and stayed there a good while.
epilogue-humanist-triumph = History will have trouble with this year. There was no treaty, no victory, no king who signed; only, in { tally-turns }, one coast after another on which it became hard to find somebody who would fire the first shot. What had been feared as a weapon is awaited like the mail. They have given our name to a vaccine, to a lighthouse, to a great many girls. { tally-lost } He had called himself nobody. Now he is being called, from every shore, to supper, and one evening he went.

## Piracy

epilogue-piracy-defeat = The sea keeps its own accounts, and ours are closed. { tally-ships } robbed in { tally-turns }, and the hold never full: there was always one more sail, a little to the west. On the chart of the last cruise somebody has drawn a cross without writing beside it what lies there. In the taverns they tell it differently each night, and in every telling the treasure grows and the captain’s face fades. That is how pirates end: not hanged, but improved upon by people who never met them.
epilogue-piracy-inconsequential = There is gold in the hold, not very much of it. { tally-ships } paid for it, { tally-greatest }; the rest went to powder, rope and silence. { tally-lost } The captain once spoke of justice; now he weighs coins by lamplight and writes the sum in a small, exact hand. A pirate who can be counted is a merchant. He said so himself, and closed the ledger, and for the rest of the watch nobody heard him play.
epilogue-piracy-adequate = They pay us not to come. That is a trade like any other, and it keeps a ship: in { tally-turns } we took what we wanted from { tally-ships } and left { tally-oceans } with something to tell. { tally-lost } The underwriters of three nations have set a price on the Nautilus, and the captain, who is rich enough, has sent to ask whether he may buy at it. In the mess they laughed for a week. He had not been joking.
epilogue-piracy-success = No cargo is certain now that has salt water under it. { tally-ships } gave us their best, { tally-greatest }, and half the crowns of Europe glitter on the sleeves of stokers. On an island that is on no chart stands a town with a school, a theatre and a gallows that was never used. Its citizens are those whom nobody had wanted. They have voted the captain a pension. He declined it: he said that he had other means, and they cheered until the windows shook.
epilogue-piracy-triumph = There has never been such a prize, because there has never been such a thief. It was not { tally-ships } that we took, nor what lay in them: it was the sea. In { tally-turns } we lifted { tally-oceans } out of the pockets of the admirals, and they have gone home to plant roses. Children play at being us, and quarrel over who must be the navy. Somewhere below, in the dark, lies all the gold there is. The captain has forgotten where, and it is the only joke that he ever made.

## World Order

epilogue-world-order-defeat = There were to be no more empires. We had a constitution in a drawer, in eleven languages, and a flag that nobody had yet sewn. In { tally-turns } the world came to know us by { tally-ships } and by { tally-risings }, and drew its own conclusions: it united, as we had asked of it, but against us. The allies went home by night, one after another, and were very polite about it. The drawer still sticks when it is opened. Inside, the ink has run, and of the preamble one can make out only the first word: We.
epilogue-world-order-inconsequential = The powers have taken note. That is how they put it, in a note of four lines that no minister signed. { tally-ships } lie below, { tally-greatest }, and on land { tally-risings } looked to us for orders that came late or not at all. { tally-lost } It is a small thing to frighten the world, and a large one to arrange it. The captain has had the round table taken out of the saloon. There were always chairs to spare, and he did not like the look of them.
epilogue-world-order-adequate = There is an order of sorts. On { tally-oceans } a captain now asks himself before he sails whether we would allow it, and most often he is right. { tally-risings } on land keep the watch with us; they quarrel about the password, the calendar and the price of coal. { tally-lost } “So this is how it begins,” said Nemo, reading the minutes. Nobody could tell whether he was pleased. He corrected two dates and initialled every page.
epilogue-world-order-success = In { tally-turns } we have taught the sea one law, and { tally-ships } were the text of it. The allies sit in session where the charts show nothing; they have a speaker, a bell and a cloakroom. Last week, for the first time, they voted against the captain. { tally-lost } He sat quite still while the hands went up. Then he bowed, took his cap and went aboard by the ladder for guests, and we heard the organ again that night, for the first time in months.
epilogue-world-order-triumph = The maps are being drawn again, and this time they ask those who live there. { tally-oceans } obey no admiral; { tally-risings } have sent their best to the table, and the table is round, and the chairs are full. What was terror to begin with, { tally-ships } of it, is a habit now, and people are already forgetting that it was ever otherwise. They offered him the chair. He said that he had sworn never to rule what he could only sink; and the Nautilus put out on the ebb, with no orders, for the first time in his life.

## Adventure

epilogue-adventure-defeat = It was to be one more island. It is always one more island. In { tally-turns } we had got as far as the place where the chart says nothing, and there was a light, { ocean.in }, low on the water, and it went out as we came up. The boy who keeps the lamps had filled a notebook with what he would tell at home; { tally-wonders } are in it, and after them only the date, every day the date. Somebody will go and look for that light. That is the worst of an adventure that ends too soon: it does not warn anybody.
epilogue-adventure-inconsequential = There is a story, and it is short. One tells it between the soup and the fish. { tally-turns } under the sea, { tally-wonders }, a storm, a fright; then somebody at the table has been to the Cape, where the waves are higher. { tally-lost } The captain keeps a trunk with the things that we brought back. Now and then he opens it, takes out a shell or a length of strange rope, and puts it away again with the look of a man who has forgotten the point of an anecdote.
epilogue-adventure-adequate = We have been where the map is white, and have come back, and that is more than the map can say. { tally-wonders }, a dozen narrow escapes, one wide one: { tally-turns } passed like a long afternoon. { tally-lost } In the mess they quarrel about what really happened at the Horn, and each of them was there. Nemo listens behind the door. He never corrects them. He has noticed that it gets better every time, and that he comes off rather well.
epilogue-adventure-success = Every boy in three harbours can draw the Nautilus, and they all draw her too small. They know of { tally-wonders }; they know which of us laughed when the ice closed, and who lost his boot to what. { tally-lost } Nobody asks any more what we were for. In { tally-turns } we were never bored and seldom sensible, and if the seas had been twice as wide, we should have been late for supper just the same. The captain has had the saloon panels polished. One sees out better.
epilogue-adventure-triumph = Let the others have their causes. We had the sea, all of it, with its cellars and its attics: { tally-wonders }, and in { tally-turns } not one morning when we knew at breakfast where we should dine. { tally-lost } They will say that nobody can have seen so much, and they will be quite right; it took all of us. Somebody has written it down, in chapters, with a squid. On the last page the captain struck out “The End”, and wrote below it, in his small clear hand: to be continued.

## Sudden defeats, told after the motive’s own

epilogue-broken = It was not the sea. One morning the captain did not come to the wheelhouse. He sat at the organ with his hands on the closed lid and answered nobody who knocked, not even the men who had followed him since the beginning. The Nautilus drifted for three days { ocean.in } with her lamp burning. { tally-lost } Then the crew took her up into the light, because someone had to, and because it was the one order he had never given. A will like his does not bend. It had borne { tally-turns } of this, and it broke, quite silently, along its whole length.
epilogue-killed = There were not enough hands left to close the valves. After { tally-turns } the Nautilus sailed under a crew that could be counted at one table, and then at one end of it. They had been buried one by one among the coral, each under a cross of stone. { tally-lost } The last who could stand a watch stood it until he sat down. An engine that needs neither coal nor wind can go on for a long time by itself. Fishermen { ocean.in } have seen the light pass, deep down, on a straight course, to nowhere.
epilogue-shattered = She had been made of the best steel in the world, in pieces, in a dozen countries, by people who did not know what they were building. She came apart the same way. There was a sound like a great bell, then a cold that ran along the corridors faster than men. The library went last: twelve thousand volumes, opening. { tally-wrecks } What rose to the surface was a little oil, some air, and a sheet of music in the captain’s hand, quite legible until it had soaked. So ended { ocean.in }, after { tally-turns }, the only ship that had ever been at home down there.
epilogue-pariah = In every harbour hung the same placard. There were prayers against us in cathedrals and songs about us in taverns, and mothers used our name to make children come in at dusk. The papers counted { tally-ships }; rumour had never learnt to count. A man may despise the world and yet need one door in it that would open. When the captain understood, after { tally-turns }, that there was none left, not on any coast, not in any language, he gave the helm to another and went below. Nobody had beaten us at sea. We had been hated to the last man, and it was he who counted.
epilogue-imperialists = They came from all sides, and then there was no side left. Every strait had its smoke, every ocean its line of hulls from rim to rim, and under them the nets. In { tally-turns } we had sunk { tally-ships }, and it looked now as though we had been bailing out the tide. The Nautilus went up for air { ocean.in }, and there was no water that was not watched. The flags above her belonged to nations that had never agreed on anything. They had agreed on this. Captain Nemo saluted them, once, with irony, and shut the hatch.
epilogue-nadeen = He had his mother’s hands. For a few weeks somebody had laughed at the captain’s table, and had been answered. Then came the day on which one more had to go, and there was nobody else. After { tally-turns } Nemo had the harmonium nailed shut. He gave one last order, { ocean.in }, and it was not about a course.
