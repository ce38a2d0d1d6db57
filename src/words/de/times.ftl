# Difficulty measured in class: minutes that pupils took, typed into the class list, and what Lavirint learns from them.
#
# $row is the number of a row of the worksheet $sheet. $index is the sheet that lists a class set.

## Minutes that are left out, after a sentence that says what was learned, or why nothing was

minutes-text = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Geben Sie die Minuten als Zahl ein. „{ $held }“ ist ein Text.
minutes-not-positive = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Geben Sie mehr als 0 Minuten ein. Dort steht { NUMBER($minutes) }.
minutes-date = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Weisen Sie der Zelle das Zahlenformat „Standard“ zu, und geben Sie die Minuten noch einmal ein. Die bisherige Eingabe gilt als Datum oder Uhrzeit.
minutes-error = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Berichtigen Sie ihre Formel; sie ergibt { $error }.
minutes-without-page = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Der Klassensatz { $index } hat keine Seite für { $name }.
minutes-before-page = { $count ->
    [one] Zeile { LIST($rows) } auf dem Blatt { $sheet } zählt nicht mit: Geben Sie ein, wie lange das Labyrinth gedauert hat, das jetzt auf der Seite ist. Die Minuten dort wurden eingegeben, bevor es erzeugt wurde; hat es genauso lange gedauert, zählen Sie 0,01 dazu.
   *[other] { $count } Zeilen auf dem Blatt { $sheet } zählen nicht mit, { LIST($rows) }: Geben Sie ein, wie lange die Labyrinthe gedauert haben, die jetzt auf den Seiten sind. Die Minuten dort wurden eingegeben, bevor diese erzeugt wurden; hat eins genauso lange gedauert, zählen Sie 0,01 dazu.
  }
minutes-of-changed-page = Zeile { NUMBER($row, useGrouping: 0) } auf dem Blatt { $sheet } zählt nicht mit: Löschen Sie das Blatt { $page }, klicken Sie auf „{ update-class-set-button }“, und geben Sie die Minuten des neuen Labyrinths ein. Das Labyrinth dort wurde geändert, nachdem der Klassensatz erstellt worden war.
minutes-list-gone = Der Klassensatz { $index } zählt nicht mit, weil seine Liste fehlt.
minutes-more-left-out =
    { $count ->
        [one] { $count } weitere Zeile zählt nicht mit.
       *[other] { $count } weitere Zeilen zählen nicht mit.
    }

## Why nothing is learned

minutes-of-several-sets = Geben Sie jedem Klassensatz eine eigene Spalte für seine Minuten: { LIST($headings) }. Die Liste auf dem Blatt { $sheet } gehört zu den Klassensätzen { LIST($indexes) }, deshalb lässt „{ class-heading-minutes }“ allein nicht erkennen, welche Labyrinthe gelöst wurden.
times-too-few =
    Geben Sie unter „{ class-heading-minutes }“ die Minuten weiterer Labyrinthe ein, und versuchen Sie es erneut. Zeiten gibt es von { $count ->
        [one] { $count } Labyrinth
       *[other] { $count } Labyrinthen
    } in { $sizes ->
        [one] { $sizes } Größe
       *[other] { $sizes } Größen
    }, nötig sind mindestens { $most } Labyrinthe in { $least } Größen. Jeder Klassensatz hat seine eigene Größe.
times-too-alike = Geben Sie auch die Minuten leichterer oder schwererer Labyrinthe ein, und versuchen Sie es erneut. Die Schwierigkeit aller Labyrinthe mit Minuten liegt zwischen { $easiest } und { $hardest }; zwischen dem leichtesten und dem schwersten müssen mindestens { $least } Punkte liegen.
no-times-learned = Klicken Sie zuerst auf „{ learn-times-button }“. Es gibt nichts zu vergessen.

## What was learned

rating-mazes = Die Labyrinthe werden bewertet …
times-learned =
    Aus { NUMBER($mazes) } Labyrinthen in { NUMBER($sizes) } Größen gelernt: Was die Zeiten über die Schwierigkeit sagen, steht auf dem neuen Blatt { $sheet }.
times-replaced =
    { $mazes ->
        [one] Das ersetzt, was aus { $mazes } Labyrinth gelernt war.
       *[other] Das ersetzt, was aus { $mazes } Labyrinthen gelernt war.
    }
times-to-index = „{ statistics-button }“ nennt jetzt erwartete Minuten, und „{ update-class-set-button }“ schreibt sie ins Verzeichnis.
times-forgotten =
    { $mazes ->
        [one] Was aus { $mazes } Labyrinth gelernt war, ist vergessen. Listen und Blätter bleiben.
       *[other] Was aus { $mazes } Labyrinthen gelernt war, ist vergessen. Listen und Blätter bleiben.
    }
# $low and $high: 95 in 100 such mazes take from so many to so many minutes.
expected-minutes =
    Erwartete Zeit: etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } ({ NUMBER($low) } bis { NUMBER($high) }), aus { NUMBER($mazes) } Labyrinthen dieser Klasse.
expected-minutes-beyond =
    Erwartete Zeit: etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } ({ NUMBER($low) } bis { NUMBER($high) }), falls das, was { NUMBER($mazes) } Labyrinthe dieser Klasse zeigen, auch für leichtere oder schwerere gilt.

## The index of a class set

about-expected-minutes = Die erwarteten Minuten stammen aus { NUMBER($mazes) } Labyrinthen dieser Klasse mit Schwierigkeit { $easiest } bis { $hardest }.
class-minutes-differ =
    { $has ->
        [yes] Ins Verzeichnis kommen die erwarteten Minuten jedes Labyrinths.
       *[no] Aus dem Verzeichnis verschwinden die erwarteten Minuten.
    }
minutes-column-taken = Auf dem Blatt { $index } stehen keine erwarteten Minuten, weil in ihrer Spalte etwas anderes steht.

## The sheet

# The name of a new sheet, of at most 25 characters.
times-sheet = Zeiten
times-title = Was die Zeiten von { NUMBER($mazes) } Labyrinthen in { NUMBER($sizes) } Größen sagen, Schwierigkeit { $easiest } bis { $hardest }
# $low to $high is a confidence interval.
times-trend =
    { $trend ->
        [longer] Schwerere Labyrinthe dauern länger: 10 Punkte mehr Schwierigkeit multiplizieren die Minuten mit { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Konfidenz 95 %).
        [shorter] Schwerere Labyrinthe sind seltsamerweise schneller gelöst: 10 Punkte mehr Schwierigkeit multiplizieren die Minuten mit { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Konfidenz 95 %).
       *[unclear] Diese Zeiten zeigen nicht, ob schwerere Labyrinthe länger dauern: 10 Punkte mehr Schwierigkeit multiplizieren die Minuten mit { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Konfidenz 95 %).
    }
times-example =
    Ein Labyrinth der Schwierigkeit { $rating } dauert etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }: Die Hälfte der Zeiten wird darunter erwartet und 95 von 100 zwischen { NUMBER($low) } und { NUMBER($high) }.
times-caution = Jede Zeit zählt für sich; wo dieselben Kinder mehrere Labyrinthe gelöst haben, gelten die Intervalle nur ungefähr.
# Two sentences of at most 80 characters above the chart.
times-chart = Gemessene und erwartete Minuten
times-chart-says = Jeder Punkt ist ein Labyrinth; „{ chart-as-expected }“ zeigt, wo beides gleich wäre.
times-chart-means = Labyrinthe darüber dauerten länger als erwartet, Labyrinthe darunter kürzer.
chart-as-expected = Wie erwartet
times-parameters-table = Die Linie: Minuten = a · b^(Schwierigkeit / 10); Intervalle mit Konfidenz 95 %
times-mazes-table = Die Labyrinthe; 95 von 100 Zeiten werden zwischen „{ column-from }“ und „{ column-to }“ erwartet
parameter-mazes = Labyrinthe (n)
parameter-at-zero = Minuten bei Schwierigkeit 0 (a)
parameter-factor = Faktor für 10 Punkte (b)
parameter-spread = Faktor der üblichen Streuung
column-parameter = Parameter
column-value = Wert
column-from = Von
column-to = Bis
column-class-set = Klassensatz
column-measured-minutes = Gemessene Minuten
column-expected-minutes = Erwartete Minuten
column-expected = Erwartet
