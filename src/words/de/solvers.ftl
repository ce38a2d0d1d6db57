# The solvers: a name, and a sentence on how it goes about it and what its path is.

solver-breadth-first = Breitensuche
solver-breadth-first-does = Breitet sich vom Eingang in alle Richtungen aus; findet immer einen kürzesten Weg.

solver-bidirectional = Von beiden Enden
solver-bidirectional-does = Breitet sich abwechselnd vom Eingang und von den Ausgängen aus, bis sich beide treffen; findet immer einen kürzesten Weg.

solver-depth-first = Tiefensuche
solver-depth-first-does = Geht auf gut Glück weiter, bis sie feststeckt, dann zurück zur letzten Gabelung; findet einen Weg, nicht immer den kürzesten.

solver-a-star = A*
solver-a-star-does = Sieht zuerst dort nach, wo der bisherige Weg plus die direkte Entfernung zum Ausgang am kleinsten ist; findet einen kürzesten Weg oder, mit Zahlen in den Zellen, einen günstigsten.

solver-dijkstra = Dijkstra
solver-dijkstra-does = Geht von der Zelle weiter, die am günstigsten zu erreichen ist; findet den Weg mit der kleinsten Summe der Zellkosten.

solver-dead-end-filling = Sackgassenfüllung
solver-dead-end-filling-does = Sieht das Labyrinth von oben und füllt jede Sackgasse bis zu ihrer Gabelung; was übrig bleibt, enthält einen kürzesten Weg.

solver-wall-follower = Wandverfolgung
hand-choice = { $field }: Hand an der Wand
solver-hand = { $hand ->
    [left] Links
   *[right] Rechts
 }
solver-left-hand = Linke-Hand-Methode
solver-left-hand-does = Geht mit der linken Hand an der Wand; meldet, wenn der Weg im Kreis führt.

solver-right-hand = Rechte-Hand-Methode
solver-right-hand-does = Geht mit der rechten Hand an der Wand; meldet, wenn der Weg im Kreis führt.

solver-pledge = Pledge
solver-pledge-does = Behält eine Richtung bei und zählt die Drehungen an Wänden, verlässt also jede Insel; findet jeden Ausgang am Rand.

solver-tremaux = Trémaux
solver-tremaux-does = Geht, markiert jeden Gang und betritt keinen öfter als zweimal; findet einen Weg durch jedes Labyrinth, das einen hat.

solver-floyd-warshall = Floyd–Warshall
solver-floyd-warshall-does = Findet die kürzesten Wege zwischen allen Paaren von Zellen und nimmt den zum nächsten Ausgang.
