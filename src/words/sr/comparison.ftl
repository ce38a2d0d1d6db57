# What is measured of mazes, and what is expected of it.

metric-dead-ends = Ćorsokaci
metric-junctions = Račvanja
metric-crossroads = Raskršća
metric-straights = Pravi delovi
metric-turns = Skretanja
metric-longest-path = Najduži put
metric-solution-length = Rešenje
metric-wrong-turnings = Pogrešna skretanja
metric-difficulty = Težina

theory-rests-on =
    { $kind ->
        [exact] tačno: { $source }
       *[published] objavljeno: { $source }
    }
theory-every-maze = isto u svakom lavirintu ove veličine
theory-simulated = { $mazes ->
    [one] { $mazes } lavirint
    [few] { $mazes } lavirinta
   *[other] { $mazes } lavirinata
} od { NUMBER($columns) } x { NUMBER($rows) }, iz nezavisnog programa
theory-binary-tree-dead-ends = redovi x kolone / 4 + 1, ćelija po ćelija
theory-binary-tree-crossroads = nijedna ćelija ne otvara i levi i gornji zid
theory-binary-tree-solution = put do gornjeg levog ugla ide samo levo i gore

figure-of-every-maze = kao u svakom takvom lavirintu
figure-of-no-other-maze = drugačije nego u ijednom drugom takvom lavirintu
figure-usual = uobičajeno
figure-low =
    { $howFar ->
        [somewhat] nešto niže
        [unusually] neobično nisko
       *[veryUnusually] izuzetno nisko
    }
figure-high =
    { $howFar ->
        [somewhat] nešto više
        [unusually] neobično visoko
       *[veryUnusually] izuzetno visoko
    }
