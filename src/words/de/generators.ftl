# What mazes are like: groups of the list "Kind of maze".

texture-dead-ends = Viele kurze Sackgassen
texture-rivers = Lang und verschlungen
texture-corridors = Gerade Gänge
texture-study = Für Versuche: Labyrinthe wie oben, anders erzeugt

# How hard a kind of maze is, in one word beside its name.
kind-difficulty =
    { $difficulty ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }

# The chosen kind: { $name } is a generator.
kind-chosen = { $name }, { $difficulty ->
    [easy] leicht
    [medium] mittelschwer
   *[hard] schwer
}

# The generators by name.

generator-kruskal = Kruskal
generator-depth-first = Tiefensuche
generator-prim-weights = Prim, nach Wandgewichten
generator-prim-frontier = Prim, zufällige Randzelle
generator-wilson = Wilson
generator-aldous-broder = Aldous-Broder
generator-eller = Eller
generator-hunt-and-kill = Hunt and Kill
generator-sidewinder = Sidewinder
generator-binary-tree = Binärbaum
generator-recursive-division = Rekursive Teilung
generator-growing-tree-newest = Wachsender Baum, neueste
generator-growing-tree-oldest = Wachsender Baum, älteste
generator-growing-tree-random = Wachsender Baum, zufällig
generator-growing-tree-mixed = Wachsender Baum, gemischt
generator-boruvka = Borůvka
generator-kruskal-picks = Kruskal, zufällige Wände
