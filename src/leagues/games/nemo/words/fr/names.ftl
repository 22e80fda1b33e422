### Nemo’s War : les noms par leur numéro, pour les questions et pour le journal (a, b, c).

ocean =
    { $ocean ->
        [0] { ocean-western-pacific }
        [1] { ocean-eastern-pacific }
        [2] { ocean-north-atlantic }
        [3] { ocean-south-atlantic }
        [4] { ocean-european-seas }
        [5] { ocean-indian-ocean }
        [6] { ocean-south-pacific }
        [7] { ocean-central-pacific }
        [8] { ocean-pacific-coast }
        [9] { ocean-arctic-ocean }
        [10] { ocean-cape-horn }
       *[other] { ocean-cape-of-good-hope }
    }
    .the =
        { $ocean ->
            [0] { ocean-western-pacific.the }
            [1] { ocean-eastern-pacific.the }
            [2] { ocean-north-atlantic.the }
            [3] { ocean-south-atlantic.the }
            [4] { ocean-european-seas.the }
            [5] { ocean-indian-ocean.the }
            [6] { ocean-south-pacific.the }
            [7] { ocean-central-pacific.the }
            [8] { ocean-pacific-coast.the }
            [9] { ocean-arctic-ocean.the }
            [10] { ocean-cape-horn.the }
           *[other] { ocean-cape-of-good-hope.the }
        }
    .in =
        { $ocean ->
            [0] { ocean-western-pacific.in }
            [1] { ocean-eastern-pacific.in }
            [2] { ocean-north-atlantic.in }
            [3] { ocean-south-atlantic.in }
            [4] { ocean-european-seas.in }
            [5] { ocean-indian-ocean.in }
            [6] { ocean-south-pacific.in }
            [7] { ocean-central-pacific.in }
            [8] { ocean-pacific-coast.in }
            [9] { ocean-arctic-ocean.in }
            [10] { ocean-cape-horn.in }
           *[other] { ocean-cape-of-good-hope.in }
        }
    .to =
        { $ocean ->
            [0] { ocean-western-pacific.to }
            [1] { ocean-eastern-pacific.to }
            [2] { ocean-north-atlantic.to }
            [3] { ocean-south-atlantic.to }
            [4] { ocean-european-seas.to }
            [5] { ocean-indian-ocean.to }
            [6] { ocean-south-pacific.to }
            [7] { ocean-central-pacific.to }
            [8] { ocean-pacific-coast.to }
            [9] { ocean-arctic-ocean.to }
            [10] { ocean-cape-horn.to }
           *[other] { ocean-cape-of-good-hope.to }
        }

ship =
    { $ship ->
        [0] { ship-agamemnon }
        [1] { ship-alfred }
        [2] { ship-america }
        [3] { ship-ariel }
        [4] { ship-britannia }
        [5] { ship-chance }
        [6] { ship-city-of-adelaide }
        [7] { ship-clyde }
        [8] { ship-cutty-sark }
        [9] { ship-donau }
        [10] { ship-ellen-southard }
        [11] { ship-fulmar }
        [12] { ship-gange }
        [13] { ship-general-grant }
        [14] { ship-hannah-more }
        [15] { ship-jumna }
        [16] { ship-mary-celeste }
        [17] { ship-napoleon-iii }
        [18] { ship-pequod }
        [19] { ship-rhone }
        [20] { ship-royal-adelaide }
        [21] { ship-scotia }
        [22] { ship-star-of-india }
        [23] { ship-syria }
        [24] { ship-taeping }
        [25] { ship-taitsing }
        [26] { ship-thermopylae }
        [27] { ship-triumph }
        [28] { ship-tynwald }
        [29] { ship-zeeland }
        [30] { ship-abraham-lincoln }
        [31] { ship-arapiles }
        [32] { ship-belliqueuse }
        [33] { ship-ferdinand-max }
        [34] { ship-fujiyama }
        [35] { ship-giuseppe-garibaldi }
        [36] { ship-huascar }
        [37] { ship-jylland }
        [38] { ship-lord-clyde }
        [39] { ship-royal-sovereign }
        [40] { ship-ryujo }
        [41] { ship-sea-serpent }
        [42] { ship-shenandoah }
        [43] { ship-themis }
        [44] { ship-bellerophon }
        [45] { ship-idaho }
        [46] { ship-repulse }
        [47] { ship-victoria }
        [48] { ship-friedrich-carl }
        [49] { ship-kniaz-pozharsky }
        [50] { ship-la-france }
        [51] { ship-moshun }
        [52] { ship-borda }
        [53] { ship-buffel }
        [54] { ship-kotetsu }
        [55] { ship-numancia }
        [56] { ship-captain }
        [57] { ship-hercules }
        [58] { ship-konig-wilhelm }
        [59] { ship-prince-albert }
        [60] { ship-audacious }
        [61] { ship-devastation }
        [62] { ship-invincible }
        [63] { ship-monarch }
        [64] { ship-omaha }
        [65] { ship-sinop }
        [66] { ship-zealous }
        [67] { ship-cerberus }
        [68] { ship-glasgow }
        [69] { ship-merchant-convoy }
        [70] { ship-whaling-fleet }
       *[other] { ship-troop-convoy }
    }
    .the =
        { $ship ->
            [0] { ship-agamemnon.the }
            [1] { ship-alfred.the }
            [2] { ship-america.the }
            [3] { ship-ariel.the }
            [4] { ship-britannia.the }
            [5] { ship-chance.the }
            [6] { ship-city-of-adelaide.the }
            [7] { ship-clyde.the }
            [8] { ship-cutty-sark.the }
            [9] { ship-donau.the }
            [10] { ship-ellen-southard.the }
            [11] { ship-fulmar.the }
            [12] { ship-gange.the }
            [13] { ship-general-grant.the }
            [14] { ship-hannah-more.the }
            [15] { ship-jumna.the }
            [16] { ship-mary-celeste.the }
            [17] { ship-napoleon-iii.the }
            [18] { ship-pequod.the }
            [19] { ship-rhone.the }
            [20] { ship-royal-adelaide.the }
            [21] { ship-scotia.the }
            [22] { ship-star-of-india.the }
            [23] { ship-syria.the }
            [24] { ship-taeping.the }
            [25] { ship-taitsing.the }
            [26] { ship-thermopylae.the }
            [27] { ship-triumph.the }
            [28] { ship-tynwald.the }
            [29] { ship-zeeland.the }
            [30] { ship-abraham-lincoln.the }
            [31] { ship-arapiles.the }
            [32] { ship-belliqueuse.the }
            [33] { ship-ferdinand-max.the }
            [34] { ship-fujiyama.the }
            [35] { ship-giuseppe-garibaldi.the }
            [36] { ship-huascar.the }
            [37] { ship-jylland.the }
            [38] { ship-lord-clyde.the }
            [39] { ship-royal-sovereign.the }
            [40] { ship-ryujo.the }
            [41] { ship-sea-serpent.the }
            [42] { ship-shenandoah.the }
            [43] { ship-themis.the }
            [44] { ship-bellerophon.the }
            [45] { ship-idaho.the }
            [46] { ship-repulse.the }
            [47] { ship-victoria.the }
            [48] { ship-friedrich-carl.the }
            [49] { ship-kniaz-pozharsky.the }
            [50] { ship-la-france.the }
            [51] { ship-moshun.the }
            [52] { ship-borda.the }
            [53] { ship-buffel.the }
            [54] { ship-kotetsu.the }
            [55] { ship-numancia.the }
            [56] { ship-captain.the }
            [57] { ship-hercules.the }
            [58] { ship-konig-wilhelm.the }
            [59] { ship-prince-albert.the }
            [60] { ship-audacious.the }
            [61] { ship-devastation.the }
            [62] { ship-invincible.the }
            [63] { ship-monarch.the }
            [64] { ship-omaha.the }
            [65] { ship-sinop.the }
            [66] { ship-zealous.the }
            [67] { ship-cerberus.the }
            [68] { ship-glasgow.the }
            [69] { ship-merchant-convoy.the }
            [70] { ship-whaling-fleet.the }
           *[other] { ship-troop-convoy.the }
        }

ship-back =
    { $ship ->
        [0] { ship-agamemnon-back }
        [1] { ship-alfred-back }
        [2] { ship-america-back }
        [3] { ship-ariel-back }
        [4] { ship-britannia-back }
        [5] { ship-chance-back }
        [6] { ship-city-of-adelaide-back }
        [7] { ship-clyde-back }
        [8] { ship-cutty-sark-back }
        [9] { ship-donau-back }
        [10] { ship-ellen-southard-back }
        [11] { ship-fulmar-back }
        [12] { ship-gange-back }
        [13] { ship-general-grant-back }
        [14] { ship-hannah-more-back }
        [15] { ship-jumna-back }
        [16] { ship-mary-celeste-back }
        [17] { ship-napoleon-iii-back }
        [18] { ship-pequod-back }
        [19] { ship-rhone-back }
        [20] { ship-royal-adelaide-back }
        [21] { ship-scotia-back }
        [22] { ship-star-of-india-back }
        [23] { ship-syria-back }
        [24] { ship-taeping-back }
        [25] { ship-taitsing-back }
        [26] { ship-thermopylae-back }
        [27] { ship-triumph-back }
        [28] { ship-tynwald-back }
        [29] { ship-zeeland-back }
        [30] { ship-abraham-lincoln-back }
        [31] { ship-arapiles-back }
        [32] { ship-belliqueuse-back }
        [33] { ship-ferdinand-max-back }
        [34] { ship-fujiyama-back }
        [35] { ship-giuseppe-garibaldi-back }
        [36] { ship-huascar-back }
        [37] { ship-jylland-back }
        [38] { ship-lord-clyde-back }
        [39] { ship-royal-sovereign-back }
        [40] { ship-ryujo-back }
        [41] { ship-sea-serpent-back }
        [42] { ship-shenandoah-back }
        [43] { ship-themis-back }
        [44] { ship-bellerophon-back }
        [45] { ship-idaho-back }
        [46] { ship-repulse-back }
        [47] { ship-victoria-back }
        [48] { ship-friedrich-carl-back }
        [49] { ship-kniaz-pozharsky-back }
        [50] { ship-la-france-back }
        [51] { ship-moshun-back }
        [52] { ship-borda-back }
        [53] { ship-buffel-back }
        [54] { ship-kotetsu-back }
        [55] { ship-numancia-back }
        [56] { ship-captain-back }
        [57] { ship-hercules-back }
        [58] { ship-konig-wilhelm-back }
        [59] { ship-prince-albert-back }
        [60] { ship-audacious-back }
        [61] { ship-devastation-back }
        [62] { ship-invincible-back }
        [63] { ship-monarch-back }
        [64] { ship-omaha-back }
        [65] { ship-sinop-back }
        [66] { ship-zealous-back }
        [67] { ship-cerberus-back }
        [68] { ship-glasgow-back }
        [69] { ship-merchant-convoy-back }
        [70] { ship-whaling-fleet-back }
       *[other] { ship-troop-convoy-back }
    }
    .the =
        { $ship ->
            [0] { ship-agamemnon-back.the }
            [1] { ship-alfred-back.the }
            [2] { ship-america-back.the }
            [3] { ship-ariel-back.the }
            [4] { ship-britannia-back.the }
            [5] { ship-chance-back.the }
            [6] { ship-city-of-adelaide-back.the }
            [7] { ship-clyde-back.the }
            [8] { ship-cutty-sark-back.the }
            [9] { ship-donau-back.the }
            [10] { ship-ellen-southard-back.the }
            [11] { ship-fulmar-back.the }
            [12] { ship-gange-back.the }
            [13] { ship-general-grant-back.the }
            [14] { ship-hannah-more-back.the }
            [15] { ship-jumna-back.the }
            [16] { ship-mary-celeste-back.the }
            [17] { ship-napoleon-iii-back.the }
            [18] { ship-pequod-back.the }
            [19] { ship-rhone-back.the }
            [20] { ship-royal-adelaide-back.the }
            [21] { ship-scotia-back.the }
            [22] { ship-star-of-india-back.the }
            [23] { ship-syria-back.the }
            [24] { ship-taeping-back.the }
            [25] { ship-taitsing-back.the }
            [26] { ship-thermopylae-back.the }
            [27] { ship-triumph-back.the }
            [28] { ship-tynwald-back.the }
            [29] { ship-zeeland-back.the }
            [30] { ship-abraham-lincoln-back.the }
            [31] { ship-arapiles-back.the }
            [32] { ship-belliqueuse-back.the }
            [33] { ship-ferdinand-max-back.the }
            [34] { ship-fujiyama-back.the }
            [35] { ship-giuseppe-garibaldi-back.the }
            [36] { ship-huascar-back.the }
            [37] { ship-jylland-back.the }
            [38] { ship-lord-clyde-back.the }
            [39] { ship-royal-sovereign-back.the }
            [40] { ship-ryujo-back.the }
            [41] { ship-sea-serpent-back.the }
            [42] { ship-shenandoah-back.the }
            [43] { ship-themis-back.the }
            [44] { ship-bellerophon-back.the }
            [45] { ship-idaho-back.the }
            [46] { ship-repulse-back.the }
            [47] { ship-victoria-back.the }
            [48] { ship-friedrich-carl-back.the }
            [49] { ship-kniaz-pozharsky-back.the }
            [50] { ship-la-france-back.the }
            [51] { ship-moshun-back.the }
            [52] { ship-borda-back.the }
            [53] { ship-buffel-back.the }
            [54] { ship-kotetsu-back.the }
            [55] { ship-numancia-back.the }
            [56] { ship-captain-back.the }
            [57] { ship-hercules-back.the }
            [58] { ship-konig-wilhelm-back.the }
            [59] { ship-prince-albert-back.the }
            [60] { ship-audacious-back.the }
            [61] { ship-devastation-back.the }
            [62] { ship-invincible-back.the }
            [63] { ship-monarch-back.the }
            [64] { ship-omaha-back.the }
            [65] { ship-sinop-back.the }
            [66] { ship-zealous-back.the }
            [67] { ship-cerberus-back.the }
            [68] { ship-glasgow-back.the }
            [69] { ship-merchant-convoy-back.the }
            [70] { ship-whaling-fleet-back.the }
           *[other] { ship-troop-convoy-back.the }
        }

card =
    { $card ->
        [1] { event-1 }
        [2] { event-2 }
        [3] { event-3 }
        [4] { event-4 }
        [5] { event-5 }
        [6] { event-6 }
        [7] { event-7 }
        [8] { event-8 }
        [9] { event-9 }
        [10] { event-10 }
        [11] { event-11 }
        [12] { event-12 }
        [13] { event-13 }
        [14] { event-14 }
        [15] { event-15 }
        [16] { event-16 }
        [17] { event-17 }
        [18] { event-18 }
        [19] { event-19 }
        [20] { event-20 }
        [21] { event-21 }
        [22] { event-22 }
        [23] { event-23 }
        [24] { event-24 }
        [25] { event-25 }
        [26] { event-26 }
        [27] { event-27 }
        [28] { event-28 }
        [29] { event-29 }
        [30] { event-30 }
        [31] { event-31 }
        [32] { event-32 }
        [33] { event-33 }
        [34] { event-34 }
        [35] { event-35 }
        [36] { event-36 }
        [37] { event-37 }
        [38] { event-38 }
        [39] { event-39 }
        [40] { event-40 }
        [41] { event-41 }
        [42] { event-42 }
        [43] { event-43 }
        [44] { event-44 }
        [45] { event-45 }
        [46] { event-46 }
        [47] { event-47 }
        [48] { event-48 }
        [49] { event-49 }
        [50] { event-50 }
        [51] { event-51 }
        [52] { rising }
        [53] { finale-a }
        [54] { finale-b }
        [55] { finale-c }
        [56] { finale-d }
        [57] { finale-e }
        [58] { finale-f }
        [59] { finale-g }
        [60] { event-52 }
        [61] { event-53 }
        [62] { event-54 }
        [63] { event-55 }
        [64] { event-56 }
        [65] { event-57 }
        [66] { finale-h }
        [67] { finale-i }
        [68] { finale-j }
       *[other] { event-58 }
    }

character =
    { $character ->
        [0] { character-aronnax }
        [1] { character-conseil }
        [2] { character-ned-land }
        [3] { character-first-officer }
        [4] { character-second-officer }
       *[other] { character-chief-engineer }
    }

character-does =
    { $character ->
        [0] { character-aronnax-does }
        [1] { character-conseil-does }
        [2] { character-ned-land-does }
        [3] { character-first-officer-does }
        [4] { character-second-officer-does }
       *[other] { character-chief-engineer-does }
    }

upgrade =
    { $upgrade ->
        [0] { upgrade-arcane-library }
        [1] { upgrade-double-hull }
        [2] { upgrade-crew-armor }
        [3] { upgrade-fog-machine }
        [4] { upgrade-hydro-drive }
        [5] { upgrade-magnetic-mines }
        [6] { upgrade-monstrous-design }
        [7] { upgrade-periscope-device }
        [8] { upgrade-reinforced-armor }
        [9] { upgrade-steam-torpedoes }
        [10] { upgrade-strengthened-prow }
        [11] { upgrade-adventurers-league }
        [12] { upgrade-cell-batteries }
        [13] { upgrade-electric-horns }
        [14] { upgrade-officers-mess }
        [15] { upgrade-sanctorum }
        [16] { upgrade-war-room }
        [17] { upgrade-diving-apparatus }
        [18] { upgrade-clockwork-cipher }
        [19] { upgrade-crystalline-sensors }
        [20] { upgrade-map-room }
        [21] { upgrade-prism-binoculars }
        [22] { upgrade-electro-coil-bolts }
        [23] { upgrade-manifesto }
        [24] { upgrade-prize-crew-quarters }
        [25] { upgrade-guilds-deck }
        [26] { upgrade-hospital-machines }
        [27] { upgrade-armory }
       *[other] { upgrade-gas-turbines }
    }

upgrade-does =
    { $upgrade ->
        [0] { upgrade-arcane-library-does }
        [1] { upgrade-double-hull-does }
        [2] { upgrade-crew-armor-does }
        [3] { upgrade-fog-machine-does }
        [4] { upgrade-hydro-drive-does }
        [5] { upgrade-magnetic-mines-does }
        [6] { upgrade-monstrous-design-does }
        [7] { upgrade-periscope-device-does }
        [8] { upgrade-reinforced-armor-does }
        [9] { upgrade-steam-torpedoes-does }
        [10] { upgrade-strengthened-prow-does }
        [11] { upgrade-adventurers-league-does }
        [12] { upgrade-cell-batteries-does }
        [13] { upgrade-electric-horns-does }
        [14] { upgrade-officers-mess-does }
        [15] { upgrade-sanctorum-does }
        [16] { upgrade-war-room-does }
        [17] { upgrade-diving-apparatus-does }
        [18] { upgrade-clockwork-cipher-does }
        [19] { upgrade-crystalline-sensors-does }
        [20] { upgrade-map-room-does }
        [21] { upgrade-prism-binoculars-does }
        [22] { upgrade-electro-coil-bolts-does }
        [23] { upgrade-manifesto-does }
        [24] { upgrade-prize-crew-quarters-does }
        [25] { upgrade-guilds-deck-does }
        [26] { upgrade-hospital-machines-does }
        [27] { upgrade-armory-does }
       *[other] { upgrade-gas-turbines-does }
    }

treasure =
    { $treasure ->
        [0] { treasure-map-0 }
        [1] { treasure-map-1 }
        [2] { treasure-map-2 }
        [3] { treasure-map-3 }
        [4] { treasure-map-4 }
        [5] { treasure-map-5 }
        [6] { treasure-abyss }
        [7] { treasure-bermuda-triangle }
        [8] { treasure-khambhat }
        [9] { treasure-pavlopetri }
        [10] { treasure-cleopatras-palace }
        [11] { treasure-deep-sea-vents }
        [12] { treasure-great-barrier-reef }
        [13] { treasure-dwarka }
        [14] { treasure-lost-mayan-city }
        [15] { treasure-mariana-trench }
        [16] { treasure-yonaguni }
        [17] { treasure-retain-nemo }
        [18] { treasure-retain-crew }
        [19] { treasure-retain-hull }
        [20] { treasure-retain-action }
        [21] { treasure-retain-reroll }
        [22] { treasure-retain-upgrade }
        [23] { treasure-two-more }
        [24] { treasure-misfortune }
        [25] { treasure-rumour }
        [26] { treasure-scandal }
        [27] { treasure-uprising }
        [28] { treasure-sargasso-sea }
        [29] { treasure-port-royal }
        [30] { treasure-fenian-brotherhood }
        [31] { treasure-cretan-klephts }
        [32] { treasure-black-flag-army }
        [33] { treasure-maori-king-movement }
        [34] { treasure-cuban-mambises }
        [35] { treasure-paraguayan-remnant }
        [36] { treasure-abyssinian-court }
        [37] { treasure-satsuma-ronin }
        [38] { treasure-drowned-shrine }
        [39] { treasure-stone-watchers }
        [40] { treasure-ghost-regatta }
        [41] { treasure-whale-song }
        [42] { treasure-roman-galley }
        [43] { treasure-milk-sea }
        [44] { treasure-blue-hole }
        [45] { treasure-newborn-island }
        [46] { treasure-kelp-forest }
        [47] { treasure-under-the-ice }
        [48] { treasure-saint-elmos-fire }
       *[other] { treasure-flying-dutchman }
    }

treasure-does =
    { $treasure ->
        [0] { treasure-map-0-does }
        [1] { treasure-map-1-does }
        [2] { treasure-map-2-does }
        [3] { treasure-map-3-does }
        [4] { treasure-map-4-does }
        [5] { treasure-map-5-does }
        [6] { treasure-abyss-does }
        [7] { treasure-bermuda-triangle-does }
        [8] { treasure-khambhat-does }
        [9] { treasure-pavlopetri-does }
        [10] { treasure-cleopatras-palace-does }
        [11] { treasure-deep-sea-vents-does }
        [12] { treasure-great-barrier-reef-does }
        [13] { treasure-dwarka-does }
        [14] { treasure-lost-mayan-city-does }
        [15] { treasure-mariana-trench-does }
        [16] { treasure-yonaguni-does }
        [17] { treasure-retain-nemo-does }
        [18] { treasure-retain-crew-does }
        [19] { treasure-retain-hull-does }
        [20] { treasure-retain-action-does }
        [21] { treasure-retain-reroll-does }
        [22] { treasure-retain-upgrade-does }
        [23] { treasure-two-more-does }
        [24] { treasure-misfortune-does }
        [25] { treasure-rumour-does }
        [26] { treasure-scandal-does }
        [27] { treasure-uprising-does }
        [28] { treasure-sargasso-sea-does }
        [29] { treasure-port-royal-does }
        [30] { treasure-fenian-brotherhood-does }
        [31] { treasure-cretan-klephts-does }
        [32] { treasure-black-flag-army-does }
        [33] { treasure-maori-king-movement-does }
        [34] { treasure-cuban-mambises-does }
        [35] { treasure-paraguayan-remnant-does }
        [36] { treasure-abyssinian-court-does }
        [37] { treasure-satsuma-ronin-does }
        [38] { treasure-drowned-shrine-does }
        [39] { treasure-stone-watchers-does }
        [40] { treasure-ghost-regatta-does }
        [41] { treasure-whale-song-does }
        [42] { treasure-roman-galley-does }
        [43] { treasure-milk-sea-does }
        [44] { treasure-blue-hole-does }
        [45] { treasure-newborn-island-does }
        [46] { treasure-kelp-forest-does }
        [47] { treasure-under-the-ice-does }
        [48] { treasure-saint-elmos-fire-does }
       *[other] { treasure-flying-dutchman-does }
    }

track =
    { $track ->
        [0] { track-nemo }
        [1] { track-crew }
       *[other] { track-hull }
    }
    .lost =
        { $track ->
            [0] { track-nemo.lost }
            [1] { track-crew.lost }
           *[other] { track-hull.lost }
        }

motive =
    { $motive ->
        [0] { motive-explore }
        [1] { motive-science }
        [2] { motive-anti-imperialism }
        [3] { motive-war }
        [4] { motive-humanist }
        [5] { motive-piracy }
        [6] { motive-world-order }
       *[other] { motive-adventure }
    }

attribute =
    { $attribute ->
        [0] { attribute-brave }
        [1] { attribute-learned }
        [2] { attribute-loyal }
        [3] { attribute-weary }
        [4] { attribute-saboteur }
        [5] { attribute-lucky }
       *[other] { attribute-none }
    }

attribute-does =
    { $attribute ->
        [0] { attribute-brave-does }
        [1] { attribute-learned-does }
        [2] { attribute-loyal-does }
        [3] { attribute-weary-does }
        [4] { attribute-saboteur-does }
        [5] { attribute-lucky-does }
       *[other] { attribute-none-does }
    }

deadly =
    { $deadly ->
        [0] { deadly-coastal-village }
        [1] { deadly-cyclone }
        [2] { deadly-fire-aboard }
        [3] { deadly-nautilus-breakdown }
        [4] { deadly-red-sky }
        [5] { deadly-rogue-wave }
       *[other] { deadly-uncharted-island }
    }

deadly-does =
    { $deadly ->
        [0] { deadly-coastal-village-does }
        [1] { deadly-cyclone-does }
        [2] { deadly-fire-aboard-does }
        [3] { deadly-nautilus-breakdown-does }
        [4] { deadly-red-sky-does }
        [5] { deadly-rogue-wave-does }
       *[other] { deadly-uncharted-island-does }
    }

ocean-a =
    { $a ->
        [0] { ocean-western-pacific }
        [1] { ocean-eastern-pacific }
        [2] { ocean-north-atlantic }
        [3] { ocean-south-atlantic }
        [4] { ocean-european-seas }
        [5] { ocean-indian-ocean }
        [6] { ocean-south-pacific }
        [7] { ocean-central-pacific }
        [8] { ocean-pacific-coast }
        [9] { ocean-arctic-ocean }
        [10] { ocean-cape-horn }
       *[other] { ocean-cape-of-good-hope }
    }
    .the =
        { $a ->
            [0] { ocean-western-pacific.the }
            [1] { ocean-eastern-pacific.the }
            [2] { ocean-north-atlantic.the }
            [3] { ocean-south-atlantic.the }
            [4] { ocean-european-seas.the }
            [5] { ocean-indian-ocean.the }
            [6] { ocean-south-pacific.the }
            [7] { ocean-central-pacific.the }
            [8] { ocean-pacific-coast.the }
            [9] { ocean-arctic-ocean.the }
            [10] { ocean-cape-horn.the }
           *[other] { ocean-cape-of-good-hope.the }
        }
    .in =
        { $a ->
            [0] { ocean-western-pacific.in }
            [1] { ocean-eastern-pacific.in }
            [2] { ocean-north-atlantic.in }
            [3] { ocean-south-atlantic.in }
            [4] { ocean-european-seas.in }
            [5] { ocean-indian-ocean.in }
            [6] { ocean-south-pacific.in }
            [7] { ocean-central-pacific.in }
            [8] { ocean-pacific-coast.in }
            [9] { ocean-arctic-ocean.in }
            [10] { ocean-cape-horn.in }
           *[other] { ocean-cape-of-good-hope.in }
        }
    .to =
        { $a ->
            [0] { ocean-western-pacific.to }
            [1] { ocean-eastern-pacific.to }
            [2] { ocean-north-atlantic.to }
            [3] { ocean-south-atlantic.to }
            [4] { ocean-european-seas.to }
            [5] { ocean-indian-ocean.to }
            [6] { ocean-south-pacific.to }
            [7] { ocean-central-pacific.to }
            [8] { ocean-pacific-coast.to }
            [9] { ocean-arctic-ocean.to }
            [10] { ocean-cape-horn.to }
           *[other] { ocean-cape-of-good-hope.to }
        }

ship-a =
    { $a ->
        [0] { ship-agamemnon }
        [1] { ship-alfred }
        [2] { ship-america }
        [3] { ship-ariel }
        [4] { ship-britannia }
        [5] { ship-chance }
        [6] { ship-city-of-adelaide }
        [7] { ship-clyde }
        [8] { ship-cutty-sark }
        [9] { ship-donau }
        [10] { ship-ellen-southard }
        [11] { ship-fulmar }
        [12] { ship-gange }
        [13] { ship-general-grant }
        [14] { ship-hannah-more }
        [15] { ship-jumna }
        [16] { ship-mary-celeste }
        [17] { ship-napoleon-iii }
        [18] { ship-pequod }
        [19] { ship-rhone }
        [20] { ship-royal-adelaide }
        [21] { ship-scotia }
        [22] { ship-star-of-india }
        [23] { ship-syria }
        [24] { ship-taeping }
        [25] { ship-taitsing }
        [26] { ship-thermopylae }
        [27] { ship-triumph }
        [28] { ship-tynwald }
        [29] { ship-zeeland }
        [30] { ship-abraham-lincoln }
        [31] { ship-arapiles }
        [32] { ship-belliqueuse }
        [33] { ship-ferdinand-max }
        [34] { ship-fujiyama }
        [35] { ship-giuseppe-garibaldi }
        [36] { ship-huascar }
        [37] { ship-jylland }
        [38] { ship-lord-clyde }
        [39] { ship-royal-sovereign }
        [40] { ship-ryujo }
        [41] { ship-sea-serpent }
        [42] { ship-shenandoah }
        [43] { ship-themis }
        [44] { ship-bellerophon }
        [45] { ship-idaho }
        [46] { ship-repulse }
        [47] { ship-victoria }
        [48] { ship-friedrich-carl }
        [49] { ship-kniaz-pozharsky }
        [50] { ship-la-france }
        [51] { ship-moshun }
        [52] { ship-borda }
        [53] { ship-buffel }
        [54] { ship-kotetsu }
        [55] { ship-numancia }
        [56] { ship-captain }
        [57] { ship-hercules }
        [58] { ship-konig-wilhelm }
        [59] { ship-prince-albert }
        [60] { ship-audacious }
        [61] { ship-devastation }
        [62] { ship-invincible }
        [63] { ship-monarch }
        [64] { ship-omaha }
        [65] { ship-sinop }
        [66] { ship-zealous }
        [67] { ship-cerberus }
        [68] { ship-glasgow }
        [69] { ship-merchant-convoy }
        [70] { ship-whaling-fleet }
       *[other] { ship-troop-convoy }
    }
    .the =
        { $a ->
            [0] { ship-agamemnon.the }
            [1] { ship-alfred.the }
            [2] { ship-america.the }
            [3] { ship-ariel.the }
            [4] { ship-britannia.the }
            [5] { ship-chance.the }
            [6] { ship-city-of-adelaide.the }
            [7] { ship-clyde.the }
            [8] { ship-cutty-sark.the }
            [9] { ship-donau.the }
            [10] { ship-ellen-southard.the }
            [11] { ship-fulmar.the }
            [12] { ship-gange.the }
            [13] { ship-general-grant.the }
            [14] { ship-hannah-more.the }
            [15] { ship-jumna.the }
            [16] { ship-mary-celeste.the }
            [17] { ship-napoleon-iii.the }
            [18] { ship-pequod.the }
            [19] { ship-rhone.the }
            [20] { ship-royal-adelaide.the }
            [21] { ship-scotia.the }
            [22] { ship-star-of-india.the }
            [23] { ship-syria.the }
            [24] { ship-taeping.the }
            [25] { ship-taitsing.the }
            [26] { ship-thermopylae.the }
            [27] { ship-triumph.the }
            [28] { ship-tynwald.the }
            [29] { ship-zeeland.the }
            [30] { ship-abraham-lincoln.the }
            [31] { ship-arapiles.the }
            [32] { ship-belliqueuse.the }
            [33] { ship-ferdinand-max.the }
            [34] { ship-fujiyama.the }
            [35] { ship-giuseppe-garibaldi.the }
            [36] { ship-huascar.the }
            [37] { ship-jylland.the }
            [38] { ship-lord-clyde.the }
            [39] { ship-royal-sovereign.the }
            [40] { ship-ryujo.the }
            [41] { ship-sea-serpent.the }
            [42] { ship-shenandoah.the }
            [43] { ship-themis.the }
            [44] { ship-bellerophon.the }
            [45] { ship-idaho.the }
            [46] { ship-repulse.the }
            [47] { ship-victoria.the }
            [48] { ship-friedrich-carl.the }
            [49] { ship-kniaz-pozharsky.the }
            [50] { ship-la-france.the }
            [51] { ship-moshun.the }
            [52] { ship-borda.the }
            [53] { ship-buffel.the }
            [54] { ship-kotetsu.the }
            [55] { ship-numancia.the }
            [56] { ship-captain.the }
            [57] { ship-hercules.the }
            [58] { ship-konig-wilhelm.the }
            [59] { ship-prince-albert.the }
            [60] { ship-audacious.the }
            [61] { ship-devastation.the }
            [62] { ship-invincible.the }
            [63] { ship-monarch.the }
            [64] { ship-omaha.the }
            [65] { ship-sinop.the }
            [66] { ship-zealous.the }
            [67] { ship-cerberus.the }
            [68] { ship-glasgow.the }
            [69] { ship-merchant-convoy.the }
            [70] { ship-whaling-fleet.the }
           *[other] { ship-troop-convoy.the }
        }

ship-back-a =
    { $a ->
        [0] { ship-agamemnon-back }
        [1] { ship-alfred-back }
        [2] { ship-america-back }
        [3] { ship-ariel-back }
        [4] { ship-britannia-back }
        [5] { ship-chance-back }
        [6] { ship-city-of-adelaide-back }
        [7] { ship-clyde-back }
        [8] { ship-cutty-sark-back }
        [9] { ship-donau-back }
        [10] { ship-ellen-southard-back }
        [11] { ship-fulmar-back }
        [12] { ship-gange-back }
        [13] { ship-general-grant-back }
        [14] { ship-hannah-more-back }
        [15] { ship-jumna-back }
        [16] { ship-mary-celeste-back }
        [17] { ship-napoleon-iii-back }
        [18] { ship-pequod-back }
        [19] { ship-rhone-back }
        [20] { ship-royal-adelaide-back }
        [21] { ship-scotia-back }
        [22] { ship-star-of-india-back }
        [23] { ship-syria-back }
        [24] { ship-taeping-back }
        [25] { ship-taitsing-back }
        [26] { ship-thermopylae-back }
        [27] { ship-triumph-back }
        [28] { ship-tynwald-back }
        [29] { ship-zeeland-back }
        [30] { ship-abraham-lincoln-back }
        [31] { ship-arapiles-back }
        [32] { ship-belliqueuse-back }
        [33] { ship-ferdinand-max-back }
        [34] { ship-fujiyama-back }
        [35] { ship-giuseppe-garibaldi-back }
        [36] { ship-huascar-back }
        [37] { ship-jylland-back }
        [38] { ship-lord-clyde-back }
        [39] { ship-royal-sovereign-back }
        [40] { ship-ryujo-back }
        [41] { ship-sea-serpent-back }
        [42] { ship-shenandoah-back }
        [43] { ship-themis-back }
        [44] { ship-bellerophon-back }
        [45] { ship-idaho-back }
        [46] { ship-repulse-back }
        [47] { ship-victoria-back }
        [48] { ship-friedrich-carl-back }
        [49] { ship-kniaz-pozharsky-back }
        [50] { ship-la-france-back }
        [51] { ship-moshun-back }
        [52] { ship-borda-back }
        [53] { ship-buffel-back }
        [54] { ship-kotetsu-back }
        [55] { ship-numancia-back }
        [56] { ship-captain-back }
        [57] { ship-hercules-back }
        [58] { ship-konig-wilhelm-back }
        [59] { ship-prince-albert-back }
        [60] { ship-audacious-back }
        [61] { ship-devastation-back }
        [62] { ship-invincible-back }
        [63] { ship-monarch-back }
        [64] { ship-omaha-back }
        [65] { ship-sinop-back }
        [66] { ship-zealous-back }
        [67] { ship-cerberus-back }
        [68] { ship-glasgow-back }
        [69] { ship-merchant-convoy-back }
        [70] { ship-whaling-fleet-back }
       *[other] { ship-troop-convoy-back }
    }
    .the =
        { $a ->
            [0] { ship-agamemnon-back.the }
            [1] { ship-alfred-back.the }
            [2] { ship-america-back.the }
            [3] { ship-ariel-back.the }
            [4] { ship-britannia-back.the }
            [5] { ship-chance-back.the }
            [6] { ship-city-of-adelaide-back.the }
            [7] { ship-clyde-back.the }
            [8] { ship-cutty-sark-back.the }
            [9] { ship-donau-back.the }
            [10] { ship-ellen-southard-back.the }
            [11] { ship-fulmar-back.the }
            [12] { ship-gange-back.the }
            [13] { ship-general-grant-back.the }
            [14] { ship-hannah-more-back.the }
            [15] { ship-jumna-back.the }
            [16] { ship-mary-celeste-back.the }
            [17] { ship-napoleon-iii-back.the }
            [18] { ship-pequod-back.the }
            [19] { ship-rhone-back.the }
            [20] { ship-royal-adelaide-back.the }
            [21] { ship-scotia-back.the }
            [22] { ship-star-of-india-back.the }
            [23] { ship-syria-back.the }
            [24] { ship-taeping-back.the }
            [25] { ship-taitsing-back.the }
            [26] { ship-thermopylae-back.the }
            [27] { ship-triumph-back.the }
            [28] { ship-tynwald-back.the }
            [29] { ship-zeeland-back.the }
            [30] { ship-abraham-lincoln-back.the }
            [31] { ship-arapiles-back.the }
            [32] { ship-belliqueuse-back.the }
            [33] { ship-ferdinand-max-back.the }
            [34] { ship-fujiyama-back.the }
            [35] { ship-giuseppe-garibaldi-back.the }
            [36] { ship-huascar-back.the }
            [37] { ship-jylland-back.the }
            [38] { ship-lord-clyde-back.the }
            [39] { ship-royal-sovereign-back.the }
            [40] { ship-ryujo-back.the }
            [41] { ship-sea-serpent-back.the }
            [42] { ship-shenandoah-back.the }
            [43] { ship-themis-back.the }
            [44] { ship-bellerophon-back.the }
            [45] { ship-idaho-back.the }
            [46] { ship-repulse-back.the }
            [47] { ship-victoria-back.the }
            [48] { ship-friedrich-carl-back.the }
            [49] { ship-kniaz-pozharsky-back.the }
            [50] { ship-la-france-back.the }
            [51] { ship-moshun-back.the }
            [52] { ship-borda-back.the }
            [53] { ship-buffel-back.the }
            [54] { ship-kotetsu-back.the }
            [55] { ship-numancia-back.the }
            [56] { ship-captain-back.the }
            [57] { ship-hercules-back.the }
            [58] { ship-konig-wilhelm-back.the }
            [59] { ship-prince-albert-back.the }
            [60] { ship-audacious-back.the }
            [61] { ship-devastation-back.the }
            [62] { ship-invincible-back.the }
            [63] { ship-monarch-back.the }
            [64] { ship-omaha-back.the }
            [65] { ship-sinop-back.the }
            [66] { ship-zealous-back.the }
            [67] { ship-cerberus-back.the }
            [68] { ship-glasgow-back.the }
            [69] { ship-merchant-convoy-back.the }
            [70] { ship-whaling-fleet-back.the }
           *[other] { ship-troop-convoy-back.the }
        }

card-a =
    { $a ->
        [1] { event-1 }
        [2] { event-2 }
        [3] { event-3 }
        [4] { event-4 }
        [5] { event-5 }
        [6] { event-6 }
        [7] { event-7 }
        [8] { event-8 }
        [9] { event-9 }
        [10] { event-10 }
        [11] { event-11 }
        [12] { event-12 }
        [13] { event-13 }
        [14] { event-14 }
        [15] { event-15 }
        [16] { event-16 }
        [17] { event-17 }
        [18] { event-18 }
        [19] { event-19 }
        [20] { event-20 }
        [21] { event-21 }
        [22] { event-22 }
        [23] { event-23 }
        [24] { event-24 }
        [25] { event-25 }
        [26] { event-26 }
        [27] { event-27 }
        [28] { event-28 }
        [29] { event-29 }
        [30] { event-30 }
        [31] { event-31 }
        [32] { event-32 }
        [33] { event-33 }
        [34] { event-34 }
        [35] { event-35 }
        [36] { event-36 }
        [37] { event-37 }
        [38] { event-38 }
        [39] { event-39 }
        [40] { event-40 }
        [41] { event-41 }
        [42] { event-42 }
        [43] { event-43 }
        [44] { event-44 }
        [45] { event-45 }
        [46] { event-46 }
        [47] { event-47 }
        [48] { event-48 }
        [49] { event-49 }
        [50] { event-50 }
        [51] { event-51 }
        [52] { rising }
        [53] { finale-a }
        [54] { finale-b }
        [55] { finale-c }
        [56] { finale-d }
        [57] { finale-e }
        [58] { finale-f }
        [59] { finale-g }
        [60] { event-52 }
        [61] { event-53 }
        [62] { event-54 }
        [63] { event-55 }
        [64] { event-56 }
        [65] { event-57 }
        [66] { finale-h }
        [67] { finale-i }
        [68] { finale-j }
       *[other] { event-58 }
    }

character-a =
    { $a ->
        [0] { character-aronnax }
        [1] { character-conseil }
        [2] { character-ned-land }
        [3] { character-first-officer }
        [4] { character-second-officer }
       *[other] { character-chief-engineer }
    }

upgrade-a =
    { $a ->
        [0] { upgrade-arcane-library }
        [1] { upgrade-double-hull }
        [2] { upgrade-crew-armor }
        [3] { upgrade-fog-machine }
        [4] { upgrade-hydro-drive }
        [5] { upgrade-magnetic-mines }
        [6] { upgrade-monstrous-design }
        [7] { upgrade-periscope-device }
        [8] { upgrade-reinforced-armor }
        [9] { upgrade-steam-torpedoes }
        [10] { upgrade-strengthened-prow }
        [11] { upgrade-adventurers-league }
        [12] { upgrade-cell-batteries }
        [13] { upgrade-electric-horns }
        [14] { upgrade-officers-mess }
        [15] { upgrade-sanctorum }
        [16] { upgrade-war-room }
        [17] { upgrade-diving-apparatus }
        [18] { upgrade-clockwork-cipher }
        [19] { upgrade-crystalline-sensors }
        [20] { upgrade-map-room }
        [21] { upgrade-prism-binoculars }
        [22] { upgrade-electro-coil-bolts }
        [23] { upgrade-manifesto }
        [24] { upgrade-prize-crew-quarters }
        [25] { upgrade-guilds-deck }
        [26] { upgrade-hospital-machines }
        [27] { upgrade-armory }
       *[other] { upgrade-gas-turbines }
    }

treasure-a =
    { $a ->
        [0] { treasure-map-0 }
        [1] { treasure-map-1 }
        [2] { treasure-map-2 }
        [3] { treasure-map-3 }
        [4] { treasure-map-4 }
        [5] { treasure-map-5 }
        [6] { treasure-abyss }
        [7] { treasure-bermuda-triangle }
        [8] { treasure-khambhat }
        [9] { treasure-pavlopetri }
        [10] { treasure-cleopatras-palace }
        [11] { treasure-deep-sea-vents }
        [12] { treasure-great-barrier-reef }
        [13] { treasure-dwarka }
        [14] { treasure-lost-mayan-city }
        [15] { treasure-mariana-trench }
        [16] { treasure-yonaguni }
        [17] { treasure-retain-nemo }
        [18] { treasure-retain-crew }
        [19] { treasure-retain-hull }
        [20] { treasure-retain-action }
        [21] { treasure-retain-reroll }
        [22] { treasure-retain-upgrade }
        [23] { treasure-two-more }
        [24] { treasure-misfortune }
        [25] { treasure-rumour }
        [26] { treasure-scandal }
        [27] { treasure-uprising }
        [28] { treasure-sargasso-sea }
        [29] { treasure-port-royal }
        [30] { treasure-fenian-brotherhood }
        [31] { treasure-cretan-klephts }
        [32] { treasure-black-flag-army }
        [33] { treasure-maori-king-movement }
        [34] { treasure-cuban-mambises }
        [35] { treasure-paraguayan-remnant }
        [36] { treasure-abyssinian-court }
        [37] { treasure-satsuma-ronin }
        [38] { treasure-drowned-shrine }
        [39] { treasure-stone-watchers }
        [40] { treasure-ghost-regatta }
        [41] { treasure-whale-song }
        [42] { treasure-roman-galley }
        [43] { treasure-milk-sea }
        [44] { treasure-blue-hole }
        [45] { treasure-newborn-island }
        [46] { treasure-kelp-forest }
        [47] { treasure-under-the-ice }
        [48] { treasure-saint-elmos-fire }
       *[other] { treasure-flying-dutchman }
    }

track-a =
    { $a ->
        [0] { track-nemo }
        [1] { track-crew }
       *[other] { track-hull }
    }
    .lost =
        { $a ->
            [0] { track-nemo.lost }
            [1] { track-crew.lost }
           *[other] { track-hull.lost }
        }

motive-a =
    { $a ->
        [0] { motive-explore }
        [1] { motive-science }
        [2] { motive-anti-imperialism }
        [3] { motive-war }
        [4] { motive-humanist }
        [5] { motive-piracy }
        [6] { motive-world-order }
       *[other] { motive-adventure }
    }

deadly-a =
    { $a ->
        [0] { deadly-coastal-village }
        [1] { deadly-cyclone }
        [2] { deadly-fire-aboard }
        [3] { deadly-nautilus-breakdown }
        [4] { deadly-red-sky }
        [5] { deadly-rogue-wave }
       *[other] { deadly-uncharted-island }
    }

ocean-b =
    { $b ->
        [0] { ocean-western-pacific }
        [1] { ocean-eastern-pacific }
        [2] { ocean-north-atlantic }
        [3] { ocean-south-atlantic }
        [4] { ocean-european-seas }
        [5] { ocean-indian-ocean }
        [6] { ocean-south-pacific }
        [7] { ocean-central-pacific }
        [8] { ocean-pacific-coast }
        [9] { ocean-arctic-ocean }
        [10] { ocean-cape-horn }
       *[other] { ocean-cape-of-good-hope }
    }
    .the =
        { $b ->
            [0] { ocean-western-pacific.the }
            [1] { ocean-eastern-pacific.the }
            [2] { ocean-north-atlantic.the }
            [3] { ocean-south-atlantic.the }
            [4] { ocean-european-seas.the }
            [5] { ocean-indian-ocean.the }
            [6] { ocean-south-pacific.the }
            [7] { ocean-central-pacific.the }
            [8] { ocean-pacific-coast.the }
            [9] { ocean-arctic-ocean.the }
            [10] { ocean-cape-horn.the }
           *[other] { ocean-cape-of-good-hope.the }
        }
    .in =
        { $b ->
            [0] { ocean-western-pacific.in }
            [1] { ocean-eastern-pacific.in }
            [2] { ocean-north-atlantic.in }
            [3] { ocean-south-atlantic.in }
            [4] { ocean-european-seas.in }
            [5] { ocean-indian-ocean.in }
            [6] { ocean-south-pacific.in }
            [7] { ocean-central-pacific.in }
            [8] { ocean-pacific-coast.in }
            [9] { ocean-arctic-ocean.in }
            [10] { ocean-cape-horn.in }
           *[other] { ocean-cape-of-good-hope.in }
        }
    .to =
        { $b ->
            [0] { ocean-western-pacific.to }
            [1] { ocean-eastern-pacific.to }
            [2] { ocean-north-atlantic.to }
            [3] { ocean-south-atlantic.to }
            [4] { ocean-european-seas.to }
            [5] { ocean-indian-ocean.to }
            [6] { ocean-south-pacific.to }
            [7] { ocean-central-pacific.to }
            [8] { ocean-pacific-coast.to }
            [9] { ocean-arctic-ocean.to }
            [10] { ocean-cape-horn.to }
           *[other] { ocean-cape-of-good-hope.to }
        }

track-b =
    { $b ->
        [0] { track-nemo }
        [1] { track-crew }
       *[other] { track-hull }
    }
    .lost =
        { $b ->
            [0] { track-nemo.lost }
            [1] { track-crew.lost }
           *[other] { track-hull.lost }
        }

character-b =
    { $b ->
        [0] { character-aronnax }
        [1] { character-conseil }
        [2] { character-ned-land }
        [3] { character-first-officer }
        [4] { character-second-officer }
       *[other] { character-chief-engineer }
    }

attribute-b =
    { $b ->
        [0] { attribute-brave }
        [1] { attribute-learned }
        [2] { attribute-loyal }
        [3] { attribute-weary }
        [4] { attribute-saboteur }
        [5] { attribute-lucky }
       *[other] { attribute-none }
    }

group-a =
    { $a ->
        [0] { group-white }
        [1] { group-pale-yellow }
        [2] { group-blue }
        [3] { group-green }
        [4] { group-dark-yellow }
        [5] { group-orange }
        [6] { group-red }
        [7] { group-black }
       *[other] { group-deadly-seas }
    }

test-a =
    { $a ->
        [0] { test-card }
        [1] { test-search }
        [2] { test-incite }
        [3] { test-rest }
        [4] { test-repair }
        [5] { test-refit }
        [6] { test-attack }
        [7] { test-enemy }
        [8] { test-torpedo }
       *[other] { test-diplomacy }
    }

source-a =
    { $a ->
        [0] { source-warship }
        [1] { source-ships }
        [2] { source-cubes }
        [3] { source-exert-nemo }
        [4] { source-exert-crew }
        [5] { source-exert-hull }
        [6] { source-double-hull }
        [7] { source-treasure }
        [8] { source-arcane-library }
        [9] { source-strengthened-prow }
        [10] { source-reinforced-armor }
        [11] { source-stalking }
        [12] { source-margin }
        [13] { source-aronnax }
        [14] { source-ned-land }
        [15] { source-first-officer }
        [16] { source-crew-armor }
        [17] { source-card }
        [18] { source-adventurers-league }
        [19] { source-diving-apparatus }
        [20] { source-piracy }
        [21] { source-map-room }
        [22] { source-ally }
        [23] { source-naval-coordination }
        [24] { source-adventure-token }
        [25] { source-armory }
        [26] { source-at-all-costs }
        [27] { source-learned }
       *[other] { source-red-sky }
    }

sheet-a =
    { $a ->
        [0] { sheet-warships }
        [1] { sheet-non-warships }
        [2] { sheet-adventure }
        [3] { sheet-treasure }
        [4] { sheet-liberation }
        [5] { sheet-science }
        [6] { sheet-wonder }
        [7] { sheet-characters }
        [8] { sheet-scouring }
       *[other] { sheet-penalties }
    }
