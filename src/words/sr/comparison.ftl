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

figure-compared =
    { $how ->
        [always] kao u svakom takvom lavirintu
        [never] kao ni u jednom drugom takvom lavirintu
        [usual] uobičajeno
        [somewhat] nešto { $side ->
            [low] niže
           *[high] više
        }
        [unusually] neobično { $side ->
            [low] nisko
           *[high] visoko
        }
       *[veryUnusually] izuzetno { $side ->
            [low] nisko
           *[high] visoko
        }
    }
