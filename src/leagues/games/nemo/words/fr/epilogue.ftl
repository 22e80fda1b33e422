### Nemo’s War : comment se raconte un voyage achevé, dans nos mots.
### Arguments : turns, sunk (navires coulés, tonnage ou récupération), ship (le plus grand d’entre eux, avec son article),
### oceans (grands océans dont la rangée de tonnage a un navire), wonders (trouvées), cubes (à terre), lost (personnages sacrifiés),
### ocean (où était le Nautilus à la fin).

## Ce qui se compte

tally-turns =
    { $turns ->
        [one] { $turns } quinzaine
       *[other] { $turns } quinzaines
    }
tally-ships =
    { $sunk ->
        [0] pas un seul navire
        [one] { $sunk } navire
       *[other] { $sunk } navires
    }
tally-greatest =
    { $sunk ->
        [0] pas même une chaloupe
        [one] { $ship } et nul autre
       *[other] { $ship } en tête
    }
tally-wrecks =
    { $sunk ->
        [0] Il n’y avait envoyé personne avant lui.
        [one] Il y trouva un navire qu’il avait coulé lui-même.
       *[other] Il y trouva { $sunk } navires qu’il avait coulés lui-même.
    }
tally-oceans =
    { $oceans ->
        [0] aucun des six grands océans
        [one] un océan
       *[other] { $oceans } océans
    }
tally-wonders =
    { $wonders ->
        [0] aucune merveille qui ait un nom
        [one] { $wonders } merveille
       *[other] { $wonders } merveilles
    }
tally-risings =
    { $cubes ->
        [0] aucun soulèvement
        [one] { $cubes } soulèvement
       *[other] { $cubes } soulèvements
    }
tally-lost =
    { $lost ->
        [0] Tous ceux qui s’asseyaient à la table du capitaine s’y asseyent encore.
        [1] Une place à la table du capitaine est vide.
        [2] Deux places à la table du capitaine sont vides.
        [3] La moitié des places à la table du capitaine sont vides.
        [4] Quatre places à la table du capitaine sont vides.
        [5] Un seul couvert est encore mis à la table du capitaine.
       *[other] Toutes les places à la table du capitaine sont vides.
    }

## Exploration

epilogue-explore-defeat = Nous étions partis voir ce que personne n’avait vu. Nous avons vécu { tally-turns } sous les mers, et dans les carnets, { tally-wonders } ; leurs autres pages sont blanches. L’abîme ne se refuse à personne, mais il ne donne rien à qui vient trop tard ou repart trop tôt. Quelque part au-dessous de nous, il y a des forêts qui n’ont jamais rencontré une lampe, et des vallées qui n’ont toujours pas de nom. Elles attendront. Elles attendaient avant les hommes, et n’ont pas remarqué qu’une lumière, un moment, descendait vers elles, hésitait, et s’éteignait.
epilogue-explore-inconsequential = Les cartes sont rentrées. Elles tiennent en peu : { tally-turns } de sondages de la petite écriture du capitaine, { tally-wonders }, et beaucoup de bleu. Une bibliothèque les a fait relier et les a mises sur un rayon élevé, où un étudiant les demande une fois en dix ans et les rend en remerciant. C’est quelque chose d’avoir eu raison sur la profondeur d’une fosse. Mais Nemo avait espéré mieux qu’un rayon. Par les soirs clairs, debout sur la plate-forme, il regarde en bas, comme un homme devant un livre dont il commence à peine à lire la langue.
epilogue-explore-adequate = Demandez ce qu’a trouvé le Nautilus, et la réponse prendra la soirée : { tally-wonders }, des courants qu’aucun pilote n’avait sentis, une rue noyée où nos lampes furent les premières depuis deux mille ans. Il y a fallu { tally-turns }. { tally-lost } Quelqu’un à bord en a commencé le récit et déchiré deux fois le premier chapitre, parce qu’on ne le croirait pas. Il s’écrira tout de même. La mer est vaste, nous en avons traversé un peu les yeux ouverts, et bien des gens ne peuvent en dire autant de leur propre rue.
epilogue-explore-success = Dans les musées, on vide une salle. Les dessins y seront accrochés, avec { tally-wonders }, et à côté ce qu’on a pu remonter : une main de corail, une pièce à l’effigie d’un roi inconnu, un bocal d’eau puisée au fond du monde. Il a fallu { tally-turns } pour les réunir. { tally-lost } Les sociétés savantes disputent si un tel bâtiment peut exister ; plus aucune ne dispute si de tels lieux existent. Le capitaine Nemo ne répond pas à leurs lettres. Il a rouvert les panneaux du salon, et il regarde.
epilogue-explore-triumph = Il existe désormais une carte des mers qui n’est pas bleue. Des montagnes, des fleuves dans l’eau, { tally-wonders }, et un trait fin qui va des uns aux autres, { tally-turns } durant, comme une signature. Les écoliers le suivent du doigt. Nulle part un pavillon : le capitaine n’en a pas voulu. { tally-lost } Quand la dernière feuille fut sèche, il posa la plume, se mit à l’orgue et joua jusqu’à ce que les lampes baissent ; et ceux qui l’ont entendu disent que ce n’était pas une plainte. Le Nautilus a replongé. Il y en a toujours davantage au-dessous.

## Science

epilogue-science-defeat = La science demande de la patience, et le monde n’en avait pas. Les relevés de { tally-turns } sont dans la bibliothèque, le dernier pris { ocean.in } : températures, densités, poids de poissons, colonnes sans leur dernière ligne. Qui les trouvera louera la méthode et cherchera le résultat. Le capitaine disait qu’une question bien posée à la mer est une demi-réponse. Nous avons posé de bonnes questions. L’autre moitié est restée où elle était, dans le noir, sous huit mille mètres, parfaitement intacte, à attendre quelqu’un que personne ne chasse.
epilogue-science-inconsequential = Les notes de { tally-turns } remplissent une armoire, et une partie en est solide. Un mémoire sur le sel des eaux australes fut lu à Paris devant neuf personnes, dont deux restèrent jusqu’à la fin ; un instrument sans nom de fabricant sert dans trois observatoires, et nul ne demande d’où il vient. Au passif que dressent les journaux : { tally-ships }, et ils s’en souviennent mieux que de tout le reste. Nemo hausse les épaules. La vérité, dit-il, se moque de qui la porte à terre. Mais il ne corrige plus les épreuves.
epilogue-science-adequate = C’est une honnête année de travail : les sondages de { tally-turns }, une théorie des courants, la lumière électrique expliquée à qui veut bien lire. À porter au savoir : { tally-wonders }. À en retirer : plusieurs certitudes. { tally-lost } Le capitaine soutient que nous avons résolu un problème et en avons trouvé quatre, ce qui est dans l’ordre. Personne ne le contredit. Au laboratoire, les bocaux sont rangés, chacun avec sa date et sa profondeur, et pour une fois aucune étiquette ne porte de point d’interrogation.
epilogue-science-success = On l’enseigne à présent, sans le nom : que la mer elle-même donne la lumière ; qu’il y a de la vie sous toutes les pressions ; que la glace dérive selon une loi. Les mémoires sont venus par la poste, de nulle part, d’une main ferme, et nul n’y a trouvé d’erreur. Ces pages ont pris { tally-turns }. { tally-lost } Les académies ont laissé un fauteuil vide, avec une carte où l’on ne lit qu’un mot : Nautilus. Le capitaine, quand il l’apprit, en fut amusé. Il aurait préféré qu’on lui prêtât un meilleur chronomètre.
epilogue-science-triumph = Un siècle vivra de ce qui fut écrit dans cette bibliothèque. La pile qui boit la mer, l’acier qui ne se lasse pas, le remède tiré d’une éponge : en { tally-turns }, ils sont sortis de l’abîme l’un après l’autre, et furent donnés. Personne ne les a brevetés, car personne ne sait à qui les voler. Il fait clair où les enfants s’usaient les yeux ; des navires rentrent qui se seraient perdus. Le capitaine Nemo l’apprend dans de vieux journaux, un peu tard, comme on a des nouvelles de ses petits-enfants. { tally-lost } Puis il demande le thermomètre, et note la température de l’eau.

## Anti-impérialisme

epilogue-anti-imperialism-defeat = Les empires s’en sont à peine aperçus. Une guerre de { tally-turns } dans le noir, { tally-ships } de moins dans les registres, et aux colonies les mêmes gouverneurs, les mêmes tambours le matin, les mêmes comptes. Nous frappions le bras, et le bras était long. Là où l’on avait promis des armes, ils ont attendu trois nuits sur la plage avec des lanternes, puis ils ont éteint les lanternes. Derrière nous : { tally-risings }, et personne en mer pour aider. C’est de cela que le capitaine ne pouvait parler : non d’avoir été battu, mais d’avoir été attendu.
epilogue-anti-imperialism-inconsequential = Quelque chose a bougé, mais peu. Les assurances ont monté ; les malles vont en convoi ; dans un port, le transport de troupes n’est jamais venu, et la garnison a manqué de pain un mois. Notre compte : { tally-ships }, { tally-risings }. Les puissances comptent autrement, et paient leurs pertes avec les impôts de ceux que nous voulions libérer. { tally-lost } Au salon, les portraits des héros regardent comme avant. Nemo en a retourné un contre le mur, sans colère : c’était celui qui avait espéré le plus.
epilogue-anti-imperialism-adequate = On en parle dans les bazars et sur les quais : la mer n’est plus à eux seuls. Au fond, cette année : { tally-ships }, avec soldats, chaînes et ballots. À terre : { tally-risings }. Aucun trône n’est tombé. { tally-lost } Mais un gouverneur dort mal, un impôt n’est pas rentré, et dans un village sans nom une vieille femme a appelé son petit-fils Personne, en latin, comme le lui avait dit l’interprète. Le capitaine l’apprit dans un port, et de tout ce jour-là il fut presque gai.
epilogue-anti-imperialism-success = Des pavillons descendent ; pas tous, pas partout. À terre, { tally-risings }, et une bonne part de ce qui devait les réprimer est au fond de la mer, canons en caisses : { tally-ships }, { tally-greatest }. Dans les capitales, des ministres expliquent que les colonies ont toujours été une charge. Une nuit, devant une côte qui se gouverne de nouveau, le Nautilus est resté une heure fanal découvert, assez près pour entendre chanter. Personne sur la plage ne savait ce qu’était cette lumière. On a chanté pour elle quand même.
epilogue-anti-imperialism-triumph = Le siècle des empires a fini tôt. On ne tient pas un monde que l’on ne peut atteindre, et désormais qui porte couronne n’atteint plus rien. En bas, { tally-ships }, { tally-greatest }. En haut, { tally-risings }, et des parlements aux bottes crottées font des constitutions en quarante langues. Ils ne nous élèvent pas de statues : le capitaine a écrit à chacun pour l’en prier. Il ne garde qu’une chose, une poignée de terre de l’Inde dans une boîte d’écaille, et il a ouvert la boîte.

## Guerre !

epilogue-war-defeat = La guerre fut déclarée au monde entier, et le monde entier l’a gagnée. Au bout de { tally-turns }, par le fond : { tally-ships }, { tally-greatest } ; ce n’était pas assez. Les chantiers de la Clyde et de Toulon bâtissaient plus vite que nous n’éperonnions. Ce n’est, au bout du compte, que de l’arithmétique, et le capitaine, grand mathématicien, connaissait depuis longtemps le résultat. Il a continué parce que la haine ne sait pas diviser. Au fond de la mer, amis et ennemis gisent dans le même silence, et les crabes ne distinguent pas les uniformes.
epilogue-war-inconsequential = La guerre est finie, et presque personne ne sait qu’il y en eut une. Par le fond : { tally-ships }, { tally-greatest }. Les amiraux accusent les récifs, les chaudières, les baleines ; les veuves reçoivent une pension et une explication. { tally-lost } Nemo se fait lire les listes à table, nom après nom, et ne mange pas. Il voulait qu’ils aient peur, et ils n’ont eu que de la malchance. On n’élève pas de monument à un ennemi auquel on ne croit pas. Il reste une épave, une bouée au-dessus, et après quelques hivers plus même la bouée.
epilogue-war-adequate = Ils craignent l’eau noire, à présent. Par le fond, { tally-ships }, { tally-greatest } ; les marines sortent par deux, à midi, et appellent cela de la prudence. C’est ce qu’il voulait, ou ce qu’il avait dit vouloir. { tally-lost } La nuit, le capitaine parcourt le bord, la main sur les tôles, comme on calme un cheval. La dette qu’il venait recouvrer est payée en partie, par des hommes qui n’avaient jamais rien emprunté. Il a inscrit la somme au registre, et n’a pas encore tiré le trait au-dessous.
epilogue-war-success = Aucun pavillon n’est à l’abri, et chacun le sait. Par le fond, { tally-ships }, { tally-greatest } ; notre marque, sur { tally-oceans }. Les escadres se tiennent derrière leurs estacades, chaudières froides, et les grands ports sentent le fruit invendu. Les puissances ont envoyé un émissaire au milieu de l’Atlantique, dans une barque à drapeau blanc, demander ce que l’on exige. Tout un jour, debout, il a crié sur la houle vide. Nous étions au-dessous de lui, et nous écoutions. Une fois, le capitaine remua les lèvres, comme pour répondre ; puis il donna l’ordre de plonger.
epilogue-war-triumph = Il ne reste plus de navires de guerre qui comptent. Par le fond, { tally-ships }, { tally-greatest } ; silence sur { tally-oceans }. La haine a fait ce que la raison n’avait jamais pu : les nations, n’ayant plus de quoi se battre, sont forcées de se parler. C’est la paix d’un cimetière, écrivit quelqu’un au journal de bord. C’est la paix, écrivit le capitaine au-dessous. Ce soir-là, il décrocha le portrait de la femme et des deux enfants, et lui parla longtemps dans sa langue ; et au matin il fit route enfin vers un lieu où il n’y avait personne à perdre.

## Humanisme

epilogue-humanist-defeat = Nous voulions bien faire. En { tally-turns }, le Nautilus a porté quinine, semences et machines sur des côtes qui n’en avaient pas demandé, et le monde n’a vu que les mains d’où elles venaient. À montrer, à terre : { tally-risings }. Il faut un jour pour agir et un an pour être cru ; on ne nous a pas laissé l’année. À l’infirmerie, les lits sont faits, sur deux rangs, draps propres. Sur un oreiller, un bateau de papier plié pour nous par un enfant. Personne n’y a touché. C’est tout ce que nous avons rapporté.
epilogue-humanist-inconsequential = Des fièvres sont tombées, des puits ont été creusés. Demandez sur ces côtes à qui on le doit : on vous parlera d’un navire sans pavillon, ou d’un saint, ou du consul. À terre, notre compte : { tally-risings }. En mer, un compte que nous préférons taire : { tally-ships }. { tally-lost } Le capitaine a appris que la bonté n’a pas d’artillerie. Il l’a dit sans amertume, en se lavant les mains ; puis il a demandé la liste des malades du prochain port.
epilogue-humanist-adequate = C’est un commencement. Un hôpital au toit de tôle garde nos lampes ; une école a nos cartes, où le bleu est rempli ; le long d’un fleuve, personne cette année n’est mort de l’eau. { tally-lost } En { tally-turns }, les journaux sont passés du monstre au mystère, et l’un d’eux a écrit : bienfaiteur, avec un point d’interrogation. Nemo a découpé l’article et gardé le point. Il s’en trouvait mieux que du mot.
epilogue-humanist-success = On vient à notre rencontre, à présent. En barque, au grand jour, des enfants sur les épaules ; et les croiseurs qui devraient tirer sont priés par leurs propres équipages d’attendre que le médecin soit à terre. Nous avons trouvé { tally-wonders }, et laissé derrière nous plus que nous n’avons pris. À terre, { tally-risings }, sans un fusil de nous. Le capitaine, qui avait juré de ne jamais fouler un continent, est resté la semaine passée dans le ressac jusqu’aux genoux, un bon moment.
epilogue-humanist-triumph = L’histoire aura du mal avec cette année. Ni traité, ni victoire, ni roi qui signe ; seulement, en { tally-turns }, une côte après l’autre où il devint difficile de trouver quelqu’un pour tirer le premier coup. Ce qu’on craignait comme une arme, on l’attend comme le courrier. On a donné notre nom à un vaccin, à un phare, à quantité de petites filles. { tally-lost } Il s’était nommé personne. De chaque rivage, désormais, on l’appelle à souper ; et un soir, il y est allé.

## Piraterie

epilogue-piracy-defeat = La mer tient ses comptes, et le nôtre est clos. Dépouillés : { tally-ships }, en { tally-turns }, et jamais la cale pleine : il y avait toujours une voile de plus, un peu à l’ouest. Sur la carte de la dernière croisière, quelqu’un a tracé une croix sans écrire ce qui s’y trouve. Dans les tavernes, on raconte cela autrement chaque soir, et à chaque fois le trésor grossit et le visage du capitaine s’efface. Ainsi finissent les pirates : non pas pendus, mais embellis par des gens qui ne les ont jamais vus.
epilogue-piracy-inconsequential = Il y a de l’or dans la cale, pas beaucoup. Qui l’a payé : { tally-ships }, { tally-greatest } ; le reste est parti en poudre, en cordages et en silences. { tally-lost } Le capitaine parlait jadis de justice ; à présent il pèse des pièces à la lampe et en inscrit la somme, d’une écriture menue et exacte. Un pirate que l’on peut compter est un marchand. Il l’a dit lui-même, il a fermé le registre, et du reste du quart personne ne l’a entendu jouer.
epilogue-piracy-adequate = On nous paie pour ne pas venir. C’est un métier comme un autre, et il nourrit son bâtiment : en { tally-turns }, nous avons pris ce que nous voulions ; soulagés, { tally-ships }, et de quoi parler sur { tally-oceans }. { tally-lost } Les assureurs de trois nations ont mis le Nautilus à prix, et le capitaine, assez riche pour cela, a fait demander s’il pouvait acheter. Au carré, on en a ri une semaine. Il ne plaisantait pas.
epilogue-piracy-success = Plus une cargaison n’est sûre qui ait de l’eau salée sous elle. Nous ont donné le meilleur : { tally-ships }, { tally-greatest }, et la moitié des couronnes d’Europe brille aux manches des chauffeurs. Sur une île qui n’est sur aucune carte, il y a une ville avec une école, un théâtre et une potence qui n’a jamais servi. Ses citoyens sont ceux dont personne n’avait voulu. Ils ont voté une pension au capitaine. Il l’a refusée, ayant, dit-il, d’autres ressources, et les vitres ont tremblé de leurs vivats.
epilogue-piracy-triumph = Il n’y eut jamais pareille prise, faute de pareil voleur. Ce que nous avons pris, ce n’est ni { tally-ships }, ni ce qu’il y avait dedans : c’est la mer. En { tally-turns }, nous avons tiré { tally-oceans } de la poche des amiraux, et ils sont rentrés planter des roses. Les enfants jouent à être nous, et se disputent pour ne pas être la marine. Quelque part en bas, dans le noir, dort tout l’or qui existe. Le capitaine a oublié où, et c’est la seule plaisanterie qu’il ait jamais faite.

## Ordre mondial

epilogue-world-order-defeat = Il ne devait plus y avoir d’empires. Nous avions dans un tiroir une constitution en onze langues, et un drapeau que personne n’avait encore cousu. En { tally-turns }, le monde ne nous a connus que par nos œuvres : en mer, { tally-ships } ; à terre, { tally-risings } ; et il en a tiré la leçon : il s’est uni, comme nous l’en priions, mais contre nous. Les alliés sont rentrés chez eux de nuit, l’un après l’autre, fort poliment. Le tiroir coince encore. Dedans, l’encre a coulé, et du préambule on ne lit plus que le premier mot : Nous.
epilogue-world-order-inconsequential = Les puissances ont pris acte. C’est leur mot, dans une note de quatre lignes qu’aucun ministre n’a signée. Par le fond : { tally-ships }, { tally-greatest } ; à terre : { tally-risings }, dans l’attente d’ordres venus tard ou jamais. { tally-lost } C’est peu de chose d’effrayer le monde, et beaucoup de l’ordonner. Le capitaine a fait ôter du salon la table ronde. Il y restait toujours des chaises vides, et il n’aimait pas leur air.
epilogue-world-order-adequate = Il y a une espèce d’ordre. Sur { tally-oceans }, un capitaine se demande maintenant avant d’appareiller si nous le permettrions, et le plus souvent il devine juste. À terre, pour veiller avec nous : { tally-risings } ; on s’y dispute le mot de passe, le calendrier et le prix du charbon. { tally-lost } « Voilà donc comment cela commence », dit Nemo en lisant le procès-verbal. Nul n’aurait su dire s’il était content. Il corrigea deux dates et parapha chaque page.
epilogue-world-order-success = En { tally-turns }, nous avons appris à la mer une seule loi, et en voici le texte : { tally-ships } par le fond. Les alliés siègent là où les cartes ne montrent rien ; ils ont un président, une cloche et un vestiaire. La semaine passée, pour la première fois, ils ont voté contre le capitaine. { tally-lost } Il ne bougea pas tant que les mains se levaient. Puis il s’inclina, prit sa casquette et remonta à bord par l’échelle des invités ; et cette nuit-là on entendit l’orgue, pour la première fois depuis des mois.
epilogue-world-order-triumph = On redessine les cartes, et cette fois on demande à ceux qui habitent là. Plus d’amiral à qui obéir sur { tally-oceans } ; à la table, les meilleurs d’entre tous : { tally-risings } ; la table est ronde, et les chaises sont prises. Ce qui fut d’abord terreur, { tally-ships } en tout, est devenu habitude, et l’on oublie déjà qu’il en fut autrement. On lui offrit le fauteuil. Il répondit qu’il avait juré de ne jamais gouverner ce qu’il ne savait que couler ; et le Nautilus partit avec le jusant, sans ordres, pour la première fois de sa vie.

## Les défaites soudaines, racontées après celle du mobile

epilogue-broken = Ce ne fut pas la mer. Un matin, le capitaine ne parut pas à la timonerie. Assis à l’orgue, les mains sur le couvercle fermé, il ne répondit à personne qui frappât, pas même aux hommes qui le suivaient depuis le commencement. Le Nautilus dériva trois jours { ocean.in }, fanal allumé. { tally-lost } Puis l’équipage le remonta vers la lumière, parce qu’il le fallait bien, et parce que c’était le seul ordre qu’il n’eût jamais donné. Une volonté comme la sienne ne plie pas. Elle avait porté cela { tally-turns }, et elle se brisa, sans bruit, sur toute sa longueur.
epilogue-killed = Il ne restait plus assez de bras pour fermer les vannes. Après { tally-turns }, le Nautilus allait sous un équipage qui tenait à une seule table, puis à un bout de table. On les avait ensevelis un à un parmi les coraux, chacun sous une croix de pierre. { tally-lost } Le dernier qui pût tenir un quart le tint jusqu’à s’asseoir. Une machine qui ne veut ni charbon ni vent peut aller longtemps seule. Des pêcheurs ont vu passer la lumière { ocean.in }, très bas, en droite ligne, vers nulle part.
epilogue-shattered = Il était fait du meilleur acier du monde, par morceaux, dans une douzaine de pays, par des gens qui ne savaient pas ce qu’ils construisaient. Il s’est défait de même. Il y eut un son de grande cloche, puis un froid qui courait dans les coursives plus vite que les hommes. La bibliothèque fut la dernière : douze mille volumes, qui s’ouvraient. { tally-wrecks } Ce qui remonta fut un peu d’huile, un peu d’air, et une page de musique de la main du capitaine, lisible jusqu’à ce qu’elle eût bu. Ainsi finit { ocean.in }, après { tally-turns }, le seul navire qui eût jamais été chez lui là-dessous.
epilogue-pariah = Dans chaque port pendait la même affiche. On priait contre nous dans les cathédrales, on nous chantait dans les tavernes, et les mères se servaient de notre nom pour faire rentrer les enfants à la brune. Dans les journaux, { tally-ships } ; la rumeur, elle, n’a jamais su compter. On peut mépriser le monde et avoir besoin qu’une porte y reste ouverte. Quand le capitaine comprit, après { tally-turns }, qu’il n’y en avait plus, sur aucune côte, dans aucune langue, il remit la barre à un autre et descendit. Personne ne nous avait battus en mer. On nous avait haïs jusqu’au dernier, et le dernier, c’était lui.
epilogue-imperialists = Ils vinrent de tous les côtés, et puis il n’y eut plus de côté. Chaque détroit avait sa fumée, chaque océan sa ligne de coques d’un bord à l’autre, et sous elles les filets. Notre bilan, en { tally-turns } : { tally-ships }, et l’on eût dit à présent que nous avions écopé la marée. Le Nautilus monta chercher de l’air { ocean.in }, et il n’y avait pas d’eau qui ne fût guettée. Les pavillons au-dessus de lui étaient ceux de nations qui ne s’étaient jamais entendues sur rien. Elles s’étaient entendues sur ceci. Le capitaine Nemo les salua, une fois, avec ironie, et ferma le panneau.
