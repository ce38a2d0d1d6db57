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

# What an expected figure rests on; { $source } is one of the messages that follow, as { $kind } says derived or found by simulation.
theory-rests-on =
    { $kind ->
        [exact] exakt: { $source }
       *[published] veröffentlicht: { $source }
    }
theory-every-maze = gilt für jedes Labyrinth dieser Größe
theory-simulated = { NUMBER($mazes) } Labyrinthe mit { NUMBER($columns) } x { NUMBER($rows) } Zellen aus einem unabhängigen Programm
theory-binary-tree-dead-ends = Zeilen x Spalten / 4 + 1, Zelle für Zelle
theory-binary-tree-crossroads = keine Zelle öffnet zugleich ihre linke und ihre obere Wand
theory-binary-tree-solution = der Weg in die Ecke oben links geht nur nach links und nach oben

# How a maze's figure compares with those of mazes made the same way.
figure-of-every-maze = wie in jedem solchen Labyrinth
figure-of-no-other-maze = anders als in jedem anderen solchen Labyrinth
figure-usual = wie üblich
figure-low =
    { $howFar ->
        [somewhat] etwas niedrig
        [unusually] ungewöhnlich niedrig
       *[veryUnusually] sehr ungewöhnlich niedrig
    }
figure-high =
    { $howFar ->
        [somewhat] etwas hoch
        [unusually] ungewöhnlich hoch
       *[veryUnusually] sehr ungewöhnlich hoch
    }
