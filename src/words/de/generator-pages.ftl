# The page of each generator in the laboratory: in three sentences how it goes about it and what its mazes are like, and how long it
# takes for n cells where that is more than a formula.

generator-kruskal-idea = Jede Zelle ist anfangs eine eigene Menge, und die Wände werden in zufälliger Reihenfolge geprüft. Eine Wand zwischen zwei Mengen fällt und macht aus ihnen eine Menge; eine Wand innerhalb einer Menge bleibt stehen, weil sonst eine Schleife entstünde. Durchgänge entstehen überall zugleich, deshalb hat das Labyrinth viele kurze Sackgassen und keine Richtung.
generator-depth-first-idea = Ein Wanderer geht von Zelle zu Zelle, immer zu einem Nachbarn, bei dem er noch nicht war. Gibt es keinen, geht er seinen Weg zurück bis zur letzten Zelle, die noch einen hat. Er kehrt spät und selten um, deshalb sind die Gänge lang und verschlungen und die Sackgassen selten, aber lang.
generator-prim-weights-idea = Jede Wand hat ein zufälliges Gewicht, und ein Gebiet wächst aus einer einzigen Zelle. Von allen Wänden zwischen dem Gebiet und dem Rest fällt jedes Mal die leichteste. Das Ergebnis ist der leichteste aller Bäume, also bei denselben Gewichten das Labyrinth von Kruskal.
generator-prim-frontier-idea = Ein Gebiet wächst aus einer einzigen Zelle; die Zellen, die es berühren, sind sein Rand. Eine Zelle des Rands, jede gleich wahrscheinlich, wird mit einem zufälligen Nachbarn im Gebiet verbunden. Das Gebiet wächst nach allen Seiten gleich, deshalb sind Wege kurz und die meisten Sackgassen eine Zelle lang.
generator-wilson-idea = Von einer Zelle außerhalb des Labyrinths läuft ein Zufallsweg, bis er auf das Labyrinth trifft. Kreuzt er sich selbst, wird die entstandene Schleife gelöscht; was übrig bleibt, schließt sich dem Labyrinth an. Jedes mögliche Labyrinth ist gleich wahrscheinlich, deshalb dient es allen anderen als Maßstab.
generator-aldous-broder-idea = Ein einziger Zufallsweg läuft von Zelle zu Zelle. Betritt er eine Zelle zum ersten Mal, fällt die Wand hinter ihm. Jedes mögliche Labyrinth ist gleich wahrscheinlich, aber die letzten Zellen werden spät gefunden, deshalb dauert es lange.
generator-eller-idea = Das Labyrinth entsteht Zeile für Zeile, und nie werden mehr als zwei Zeilen gebraucht. In jeder Zeile vereinigen Münzwürfe benachbarte Mengen, und jede Menge führt mindestens einmal in die nächste Zeile hinunter. Die letzte Zeile vereinigt alle übrigen Mengen, deshalb verläuft unten manchmal ein langer Gang.
generator-hunt-and-kill-idea = Ein Zufallsweg geht zu unbesuchten Nachbarn, bis er feststeckt. Dann werden die Zeilen von oben nach der ersten unbesuchten Zelle am Labyrinth durchsucht, und dort beginnt ein neuer Zufallsweg. Wie bei der Tiefensuche sind die Gänge lang und die Sackgassen selten, aber der Algorithmus muss sich nichts merken.
generator-sidewinder-idea = Münzwürfe zerlegen jede Zeile in Läufe, und die Zellen eines Laufs werden verbunden. Eine zufällig gezogene Zelle jedes Laufs öffnet sich nach oben zur Zeile darüber. Die erste Zeile ist ein einziger langer Gang, und aus jeder Zelle führt ein Weg nach oben, ohne je umzukehren.
generator-binary-tree-idea = Jede Zelle öffnet nach einem Münzwurf ihre linke oder ihre obere Wand. Der Algorithmus merkt sich nichts, deshalb ist die Reihenfolge der Zellen gleichgültig. Der Preis sind Gänge am oberen und am linken Rand und ein schräger Verlauf im ganzen Labyrinth; Kreuzungen gibt es nie.
generator-recursive-division-idea = Am Anfang steht eine leere Halle, und Wände kommen hinzu, statt zu fallen. Eine gerade Wand mit einer Lücke teilt die Halle quer zur längeren Seite, und beide Hälften werden ebenso geteilt. Lange gerade Wände bleiben sichtbar, und jeder Weg von einer Hälfte zur anderen führt durch die Lücke.
generator-growing-tree-newest-idea = Eine Liste enthält die Zellen des Labyrinths, die noch unbesuchte Nachbarn haben können. Die zuletzt hinzugekommene Zelle öffnet die Wand zu einem dieser Nachbarn, der in die Liste kommt. Genau das tut die Tiefensuche, deshalb haben die Labyrinthe dieselben langen, verschlungenen Gänge.
generator-growing-tree-oldest-idea = Eine Liste enthält die Zellen des Labyrinths, die noch unbesuchte Nachbarn haben können. Die zuerst hinzugekommene Zelle öffnet die Wand zu einem dieser Nachbarn, der in die Liste kommt. Erst wenn eine Zelle keine neuen Nachbarn mehr hat, kommt die nächste an die Reihe, deshalb führen Gänge gerade von der ersten Zelle weg.
generator-growing-tree-random-idea = Eine Liste enthält die Zellen des Labyrinths, die noch unbesuchte Nachbarn haben können. Eine Zelle der Liste, jede gleich wahrscheinlich, öffnet die Wand zu einem dieser Nachbarn, der in die Liste kommt. Das ähnelt Prim mit zufälliger Randzelle: kurze Wege und viele kurze Sackgassen.
generator-growing-tree-mixed-idea = Eine Liste enthält die Zellen des Labyrinths, die noch unbesuchte Nachbarn haben können. Nach einem Münzwurf öffnet die neueste Zelle der Liste oder irgendeine die Wand zu einem dieser Nachbarn. So entstehen lange Gänge wie bei der Tiefensuche, unterbrochen von vielen kurzen Abzweigungen.
generator-boruvka-idea = Jede Wand hat ein zufälliges Gewicht, und jede Zelle ist anfangs eine eigene Menge. In jeder Runde entfernt jede Menge die leichteste Wand um sich herum, also halbiert sich die Anzahl der Mengen mindestens. Das Ergebnis ist der leichteste aller Bäume, also bei denselben Gewichten das Labyrinth von Kruskal.
generator-kruskal-picks-idea = Jede Zelle ist anfangs eine eigene Menge. Eine zufällige Zelle und eine ihrer vier Seiten werden gezogen: Gehört die Zelle dahinter zu einer anderen Menge, fällt die Wand, und aus den Mengen wird eine; sonst geschieht nichts. Alle Wände haben dieselbe Chance, deshalb sind es Labyrinthe wie von Kruskal, aber gegen Ende sind die meisten Ziehungen vergeblich.

# What the mazes of a generator look like, in a few words, and how it works in a sentence.

generator-kruskal-look = Kurze Sackgassen in alle Richtungen

generator-depth-first-look = Lange, verschlungene Gänge, wenige Sackgassen

generator-prim-weights-look = Wie Kruskal, aus einer Zelle gewachsen

generator-prim-frontier-look = Sehr viele winzige Sackgassen

generator-wilson-look = Abzweigungen jeder Länge, manche sehr lang

generator-aldous-broder-look = Wie Wilson, aus einem einzigen Zufallsweg

generator-eller-look = Kurze Sackgassen, eher quer als nach unten

generator-hunt-and-kill-look = Lange, verschlungene Gänge, die wenigsten Sackgassen

generator-sidewinder-look = Ein Gang am oberen Rand, darunter Abzweigungen

generator-binary-tree-look = Gänge an zwei Rändern, dazwischen schräger Verlauf

generator-recursive-division-look = Lange gerade Wände, Räume in Räumen

generator-growing-tree-newest-look = Wie die Tiefensuche, mit einer Liste von Zellen

generator-growing-tree-oldest-look = Gerade Gänge von einer Zelle weg

generator-growing-tree-random-look = Viele winzige Sackgassen, einige lange Abzweigungen

generator-growing-tree-mixed-look = Verschlungene Gänge mit vielen Abzweigungen

generator-boruvka-look = Wie Kruskal, von überall gewachsen

generator-kruskal-picks-look = Wie Kruskal, prüft aber auch schon erledigte Wände
