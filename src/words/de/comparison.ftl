# What is measured of mazes, and what is expected of it.

metric-dead-ends = Sackgassen
metric-junctions = Gabelungen
metric-crossroads = Kreuzungen
metric-straights = Geraden
metric-turns = Kurven
metric-longest-path = Längster Weg
metric-solution-length = Lösung
metric-wrong-turnings = Falsche Abzweigungen
metric-difficulty = Schwierigkeit

# How a maze's figure compares with those of mazes made the same way.
figure-compared =
    { $how ->
        [always] wie in jedem solchen Labyrinth
        [never] anders als in jedem anderen solchen Labyrinth
        [usual] wie üblich
        [somewhat] etwas { $side ->
            [low] niedrig
           *[high] hoch
        }
        [unusually] ungewöhnlich { $side ->
            [low] niedrig
           *[high] hoch
        }
       *[veryUnusually] sehr ungewöhnlich { $side ->
            [low] niedrig
           *[high] hoch
        }
    }
