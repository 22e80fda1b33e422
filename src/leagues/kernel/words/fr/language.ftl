# Le nom de cette langue, pour qui la parle.
language-name = Français
    .inside = français
