### Ce que tous les jeux partagent.

standing-printed = imprimée
standing-inferred = déduite
standing-reconstructed = reconstituée
standing-ruling = notre décision
standing-owner = de votre propre fichier
ending-fault = Arrêté : le programme s’est trompé dans les règles. Merci de le signaler, en joignant l’enregistrement de cette partie.
batch-compiling = Compilation de { $game } pour les lots, partie { $part } sur { $parts }. Elle n’a lieu qu’une fois.
