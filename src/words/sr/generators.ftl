# What mazes are like: groups of the list "Kind of maze".

texture-dead-ends = Mnogo kratkih ćorsokaka
texture-rivers = Dugi i vijugavi
texture-corridors = Pravi hodnici
texture-study = Za proučavanje: kao gore, na drugi način

kind-difficulty =
    { $difficulty ->
        [easy] lako
        [medium] srednje
       *[hard] teško
    }

kind-chosen = { $name }, { $difficulty ->
    [easy] lako
    [medium] srednje teško
   *[hard] teško
}

# The generators by name. Names of people are written as they are pronounced, as Serbian does.

generator-kruskal = Kruskal
generator-depth-first = Pretraga u dubinu
generator-prim-weights = Prim, po težini zidova
generator-prim-frontier = Prim, granične ćelije
generator-wilson = Vilson
generator-aldous-broder = Oldos–Broder
generator-eller = Eler
generator-hunt-and-kill = Lov i šetnja
generator-sidewinder = Sidewinder
generator-binary-tree = Binarno stablo
generator-recursive-division = Rekurzivna podela
generator-growing-tree-newest = Rastuće stablo, najnovija
generator-growing-tree-oldest = Rastuće stablo, najstarija
generator-growing-tree-random = Rastuće stablo, nasumična
generator-growing-tree-mixed = Rastuće stablo, mešovito
generator-boruvka = Boruvka
generator-kruskal-picks = Kruskal, nasumični izbor
