### Le terminal : ce que le programme dit autour d’une partie.

asked = { $who } : { $what }
player = Joueur { $number }

## La première page

home-title = Leagues : trois jeux
home-count = { $count ->
    [one] Une partie en attente
   *[other] { $count } parties en attente
}
home-new = Nouvelle partie
home-waiting-title = Reprendre
home-waiting = { $game }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }
} (jouée le { $when })
home-file = Fichier : { $file }.
home-guide-title = Le guide
home-guide = Comment se joue chaque jeu, pour un premier voyage, et les touches.
home-option = { $name } : { $value }
home-first = Entrée commence aussitôt le voyage recommandé. { $options }.
home-ask = Votre choix, de 1 à { $last }, ou Entrée seule pour le voyage recommandé :
home-plain = Entrée seule le commence ; un autre numéro choisit ce jeu. o et un numéro demande les options d’une nouvelle partie, g raconte comment se jouent les jeux, l passe en { $language }, q quitte.
home-wrong = « { $typed } » n’est pas un choix.
guide-title = Comment jouer
guide-keys = Les touches
guide-keys-told = Les flèches choisissent, Entrée joue. En jeu, ? ouvre les règles d’un choix, r toutes les règles, c ce qui est sur la table, j le récit de la partie, s la feuille, o les chances ; u annule, l change de langue, q quitte. La partie est enregistrée après chaque choix.
help-go-on = reprendre
help-options = vos options

## Préparation

setup-title = Nouvelle partie de { $game }
setup-recommended = conseillé
setup-recommended-is = Conseillé : { $value }.
setup-many = { $name } : celles que vous voulez, par leurs numéros, à la suite ; ou { setup-all }, ou { setup-none }.
setup-value = { $name } : { $about }.
setup-one = { $number }. { $name } : { $about }
setup-all = toutes
setup-none = aucune
setup-wrong = « { $typed } » n’en fait pas partie.
setup-luck-fair = { $luck } : équitables. Le programme s’engage sur son secret avant le premier lancer, et vous pourrez vérifier chaque tirage ensuite.
setup-luck-seed = { $luck } : d’après la graine ouverte « { $seed } ».
setup-luck-own = { $luck } : les vôtres. Vous tapez ce qui sort.
setup-question = { $name } : { $choices }.
option-preset = Pour commencer
    .about = Un choix tout prêt règle plusieurs options à la fois ; avec le vôtre, chacune est demandée.
preset-own = Le vôtre
    .class = chaque option à votre gré
option-people = Personnes
    .about = Combien vous êtes à ce clavier. Des robots prennent les autres places ; quand les mains sont secrètes, un rideau tombe entre deux personnes.
option-bots = Robots
    .about = La façon de jouer des robots.
bots-deckhand = Matelot
    .class = nouveau à bord, prend souvent ce qui n’est bon qu’en apparence
bots-helmsman = Timonier
    .class = sûr, et se trompe quand les choix se valent presque
bots-mate = Second
    .class = voit d’un coup d’œil ce qui est le mieux, et le prend
bots-navigator = Navigateur
    .class = essaie les choix de nombreuses fois avant d’en prendre un
bots-greedy = Bien
    .class = ils pèsent ce que chaque choix rapporte
bots-random = Mal
    .class = ils font n’importe quoi de possible
setup-take = Entrée pour { $value }, ou tapez un autre choix :

## En jouant

key-enter = Entrée
key-escape = Échap
help-choose = choisir
help-change = changer
help-begin = commencer
help-play = jouer
help-open = ouvrir
help-rule = règle
help-back = annuler
help-cards = cartes
help-hint = indice
help-odds = chances
help-sheet = feuille
help-chart = carte marine
pane-asked = Que faites-vous ?
pane-sheet = Feuille
help-journal = récit
help-rulebook = règles
help-quit = quitter
help-cancel = retour
help-feed = valider
help-draw = tirer pour moi
help-point = viser
help-number = case
help-close = fermer
help-scroll = défiler
help-search = tapez pour chercher

note-can = Peut être annulé avec u.
note-cannot-draw = Ne peut pas être annulé : un tirage suit.
note-cannot-bots = Ne peut pas être annulé : les autres jouent ensuite.
note-opens = Ouvre les choix ; rien n’est encore décidé.
note-barred = Impossible : { $title }. Tapez ? pour lire la règle.
not-now = { $name } : pas maintenant. { $why }.
note-refused = Impossible. { $sentence }
note-taken-back = Annulé : { $what }.
note-unsaved = La dernière action n’a pas pu être enregistrée ({ $why }). Nouvel essai à la suivante.
note-resumed = Voici de nouveau votre partie, depuis { $file }.
note-no-number = Il n’y a pas de choix { $number }.
note-drawn = Tiré pour vous : { $outcomes }.
note-nothing-typed = Tapez d’abord ce qui est sorti.

own-possible = Possible : { $outcomes }. Vous pouvez en taper plusieurs à la suite.
own-meaning = { $outcome } : { $meaning }
own-wrong = « { $typed } », numéro { $nth } de ce que vous avez tapé, ne peut pas sortir. Possible : { $outcomes }. Rien n’a été retenu.
own-too-many = « { $typed } » est de trop : { $count ->
    [one] un seul est demandé.
   *[other] { $count } sont demandés.
} Rien n’a été retenu.
own-typed = Vous avez tapé : { $typed }

fair-commitment = { $luck } : équitables. Le secret de cette partie a pour SHA-256
fair-keep = Personne ne peut plus le changer ; il servira à vérifier chaque tirage à la fin.
open-seed = Graine ouverte « { $seed } » : qui la connaît connaît { $luck }.
own-dice = { $luck } : les vôtres. Rien n’est tiré sans que vous le demandiez.

scores-title = Chaque point
news-title = Ce qui s’est passé
journal-title = Journal de bord
log-title = Le journal de bord
journal-empty = Il ne s’est encore rien passé.
rules-title = { $count ->
    [0] Aucune règle
    [one] La règle derrière ce choix
   *[other] Les { $count } règles derrière ce choix
}
rules-none = Aucune règle ne fonde ce choix.
cards-title = Les cartes
cards-none = Pas de cartes dans cette partie.
cards-more = Tapez carte et un numéro pour tout savoir d’elle, avec ses règles.
cards-wrong = Il n’y a pas de carte « { $typed } ». Tapez carte et un numéro de 1 à { $last }.
card-standing = Source : { $standing }.
card-rules = Règles : { $rules }.
rulebook-title = Livret de règles
rulebook-search = Chercher : { $typed }
rulebook-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle.
   *[other] { $count } règles.
}
rule-standing = { $standing } : { $sources } ({ $id })
source-lines = { $book }, l. { $lines }
source-ruling = décision { $ruling }

## Entre deux tours

end-turn-ask = Votre tour est fini. { $who } joue ensuite.
end-turn-do = Laisser jouer les autres
hand-over-do = Tirer le rideau, puis passer le clavier
curtain-ask = { $who } joue ensuite. Personne d’autre ne devrait regarder l’écran.
curtain-do = Je suis là, lever le rideau

## La fin

end-prompt = La partie est finie.
end-new = Nouvelle partie
end-scores = Chaque point expliqué
end-chances = La part du hasard et celle de vos choix
end-journal = Lire le journal
end-quit = Quitter
end-record = Enregistrement : { $file }
end-commitment = Engagement : { $commitment }
end-verify = Vérifier { $luck } : { $command }
end-no-proof = { $kind ->
    [seed] Une graine ouverte a donné { $luck } : cela ne prouve rien.
   *[own] Il n’y a rien à vérifier : { $luck } étaient les vôtres.
}

bye-saved = La partie est enregistrée dans { $file }. Pour la continuer : leagues play --continue
bye-unsaved = La partie n’a pas pu être enregistrée : { $why }
bye-ended = L’entrée est terminée.

secret-missing = Le fichier du secret de ses dés manque, ou c’est celui d’une autre partie : les dés ne peuvent pas continuer.

## En phrases simples

plain-help = Tapez le numéro d’un choix. Aussi : ? pour les règles derrière la question (« ? 2 » pour celles du choix 2), u pour annuler, b pour tout le plateau, j pour le journal, r et des mots pour chercher dans les règles, l pour { $language }, q pour quitter. La partie est enregistrée après chaque choix.
plain-help-odds = Tapez o pour les chances de chaque choix, ou h pour un indice pas à pas ; l’enregistrement dit que vous avez demandé.
plain-help-cards = Tapez cartes pour entendre les cartes sur la table, carte 7 pour tout savoir de la carte 7.
plain-choose = { $last ->
    [1] Votre choix, 1 ou simplement Entrée :
   *[other] Votre choix, de 1 à { $last } :
}
plain-place = Votre choix, une case de 1 à { $last } :
plain-outcomes = Qu’est-ce qui est sorti ? (d : tirer pour moi)
plain-wrong = « { $typed } » n’est pas un choix. { $last ->
    [1] Tapez 1 ou simplement Entrée, ou l’un de ? u b j r l q.
   *[other] Tapez un nombre de 1 à { $last }, ou l’un de ? u b j r l q. Entrée répète les choix.
}
plain-wrong-place = « { $typed } » n’est pas une case. Tapez le numéro d’une case de 1 à { $last }, ou l’un de ? u b j r l q.
plain-inner-back = Tapez c pour revenir.
plain-final = { $count ->
    [one] Le choix { $numbers } ne peut pas être annulé : un tirage ou le jeu des autres suit.
   *[other] Les choix { $numbers } ne peuvent pas être annulés : un tirage ou le jeu des autres suit.
}
plain-language = La suite est en français.

## Les chances

odds-title = Chances de gagner, 19 fois sur 20 dans ce qui suit ± :
odds-page = Les chances
odds-figure = { $chance } %{ $label ->
    [exact] { "" }
    [estimated] { " " }± { $error }
   *[value] { " " }± { $error } *
}
odds-exact = Sans ± : calculé jusqu’au bout, exactement.
odds-estimated = Avec ± : d’après des essais.
odds-value = Avec * : d’après ce qui a été appris, sans essai.
hint-page = Un indice
odds-choice = { $move } : { $chance } %{ $label ->
    [exact] , exactement
    [estimated] { " " }± { $error }, d’après { $trials ->
        [one] { $trials } essai
       *[other] { $trials } essais
    }
   *[value] { " " }± { $error }, d’après ce qui a été appris
}
odds-best = Le mieux : { $move }.
odds-doubt = Des chiffres que leur ± recouvre ne départagent pas deux choix ; le mieux est ce que ferait le navigateur.
odds-none = Les chances ne sont pas connues ici.
hint-more = Tapez encore h pour le choix lui-même.
odds-later = Les chances se demandent quand vous avez quelque chose à choisir.
odds-together = Les chances valent pour toute la table. Si tout le monde est d’accord, demandez-les encore une fois ; l’enregistrement le dit.

ledger-sum = La chance de gagner valait { $start } % au départ. Jets et tirages : { $luck }. Vos choix : { $play }.{ $others ->
    [some] { " " }Ce que les autres ont choisi : { $rivals }.
   *[none] { "" }
} Ce que personne ne pouvait prévoir : { $unseen }. À la fin : { $result } %.
ledger-item = { $when }. { $kind ->
    [play] Votre choix : { $move } : { $change }. Mieux : { $better }.
   *[luck] Hasard : { $move } : { $change }.
}
ledger-change = { $up ->
    [yes] +{ $points }
   *[no] −{ $points }
}
