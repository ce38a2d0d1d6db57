# The player: a maze or a search shown in the sheet step by step, and the table of steps.
#
# A place is where it is shown: "B2:I6 auf dem Blatt Tabelle1". Position 0 is before the first step.

step-of-steps = Schritt { NUMBER($step) } von { NUMBER($steps) }: { $did }
numbers-leave = Das Labyrinth ist fertig, deshalb verschwinden die Mengennummern aus seinen Zellen.
before-first-step =
    { $steps ->
        [0] Es gibt keine Schritte.
        [one] Vor dem einzigen Schritt.
       *[other] Vor dem ersten von { $steps } Schritten.
    }
pair-step = Schritt { NUMBER($step) } von { NUMBER($steps) }. { $first } { $second }
pair-did = { $name }: { $did }
pair-done =
    { $steps ->
        [one] { $name }: fertig nach { $steps } Schritt.
       *[other] { $name }: fertig nach { $steps } Schritten.
    }

## What the sheet shows

cells-on-sheet = { $area } auf dem Blatt { $sheet }
shows-step = { $place } zeigt Schritt { NUMBER($step) } von { NUMBER($steps) }.
between-steps = { $place } steht zwischen den Schritten { NUMBER($from) } und { NUMBER($to) } von { NUMBER($steps) }. Um neu zu zeichnen, klicken Sie auf „{ step-forward-button }“ oder „{ step-back-button }“.
typed-while-watching = Angehalten, weil etwas in { $where } eingegeben wurde. Die Eingabe bleibt erhalten.

## What a person put into the cells that are played. "what" is what is painted there.

values-in-the-way =
    { $count ->
        [one] { $where } auf dem Blatt { $sheet } enthält { $count } Wert, den das Labyrinth verdecken würde.
       *[other] { $where } auf dem Blatt { $sheet } enthalten { $count } Werte, die das Labyrinth verdecken würde.
    }
fills-in-the-way =
    { $what ->
        [search]
            { $count ->
                [one] { $where } auf dem Blatt { $sheet } hat eine andere Füllung, die die Suche verdecken würde.
               *[other] { $where } auf dem Blatt { $sheet } haben andere Füllungen, die die Suche verdecken würde.
            }
       *[maze]
            { $count ->
                [one] { $where } auf dem Blatt { $sheet } hat eine andere Füllung, die das Labyrinth verdecken würde.
               *[other] { $where } auf dem Blatt { $sheet } haben andere Füllungen, die das Labyrinth verdecken würde.
            }
    }
overwrite-them =
    { $count ->
        [one] Überschreiben?
       *[other] Alles überschreiben?
    }

## The table of steps

steps-written =
    { $steps ->
        [one] Die Tabelle auf dem Blatt { $name } enthält { $steps } Schritt.
       *[other] Die Tabelle auf dem Blatt { $name } enthält { $steps } Schritte.
    }

## The merge tree: cells are its leaves, and each union of two sets is a new node above the nodes of the two

merge-tree-written =
    { $unions ->
        [one] Der Vereinigungsbaum steht auf dem Blatt { $name }: { $unions } Vereinigung, als Zeichnung und als Tabelle.
       *[other] Der Vereinigungsbaum steht auf dem Blatt { $name }: { $unions } Vereinigungen, als Zeichnung und als Tabelle.
    }
# Lines on the sheet, above the tree. Each begins with a letter.
merge-tree-of = Wie sich die Mengen des Labyrinths { $area } auf dem Blatt { $sheet } vereinigten: { $generator }
merge-tree-table-means = Die Tabelle enthält alle Knoten: die Zellen und ab { $first } die Vereinigungen. Jede Vereinigung zweier Mengen ist ein neuer Knoten, der Elternknoten der zwei Knoten, die er verbindet.
merge-tree-drawing-means = Die Zeichnung zeigt denselben Baum: eine Zeile für jede Zelle, und die Vereinigungen von links nach rechts in der Reihenfolge, in der sie entstanden.

## Labels above the set numbers on the hidden sheet. Each must begin with a letter.

numbers-before-last-merge = Unmittelbar vor der letzten Vereinigung: Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) }
numbers-after-last-merge = Nach der letzten Vereinigung
numbers-before-first-step = Vor dem ersten Schritt
numbers-after-step = Nach Schritt { NUMBER($step) } von { NUMBER($steps) }

## The legend: what the fills of cells mean

sign-sets = eine Menge verbundener Zellen (manche Mengen teilen sich eine Farbe)
sign-step = dieser Schritt
sign-visited = besucht
sign-path = Weg
sign-visited-by = besucht ({ $solver })
sign-visited-by-both = von beiden besucht
sign-path-of = Weg ({ $solver })
sign-path-of-both = Weg von beiden
sign-in-one = { $name }: { $words }
