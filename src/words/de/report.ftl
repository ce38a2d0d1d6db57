# The report of Print, About: what the program that holds the workbook does with cells, lines and names.
#
# People paste its text into a bug report. What stands before the colon names the finding and stays as it is.

about-host = Lavirint { $version } auf { $platform } { $host }, { $language }.
about-api-sets = API-Anforderungssätze: { $sets }

report-made = Der Bericht ist fertig.
report-stopped = Angehalten: Der Bericht enthält, was bis dahin gefunden wurde.
report-without-sheet = Es ließ sich kein Blatt hinzufügen, deshalb enthält er nur, was ohne Blatt zu finden ist.
report-leaves-nothing = Davon bleibt nichts in der Arbeitsmappe.
earlier-report-sheet-removed = Das Blatt { $sheet }, das ein früherer Bericht hinterlassen hatte, wurde entfernt.

report-title = Lavirint { $version }: was es über das Programm herausgefunden hat, in dem diese Arbeitsmappe geöffnet ist
report-platform = Plattform: { $platform } { $host }, { $language }

# The parts of the report.
report-section =
    { $section ->
        [excel] Dieses Excel
        [time] Zeit
        [lines] Linien zwischen Zellen
        [cells] Zellen
        [names] Namen
       *[page] Seite
    }
report-stopped-here = Hier angehalten. Der Rest wurde nicht geprüft.

report-looks =
    { $topic ->
        [excel] Umgebung wird abgefragt …
        [time] Dauer einer Anforderung wird gemessen …
        [lines] Linien zwischen Zellen werden geprüft …
        [areas] Adressen mehrerer Bereiche werden geprüft …
        [pace] Dauer von Bereichen wird gemessen …
        [colours] Farben von Linien werden geprüft …
        [fills] Füllungen werden geprüft …
        [names] Namen werden geprüft …
        [longNames] Lange Namen werden geprüft …
        [fitting] Anpassung auf eine Seite wird geprüft …
        [printAreas] Druckbereiche werden geprüft …
        [settings] Seiteneinstellungen werden geprüft …
        [events] Ereignisse werden geprüft …
        [drawings] Bilder und Diagramme werden geprüft …
        [freezing] Fixierte Fenster werden geprüft …
        [slowing] Es wird gemessen, ob Excel langsamer wird …
        [laterPace] Dauer von Bereichen wird noch einmal gemessen …
        [inserting] Kleine Blätter werden eingefügt …
        [insertingLarge] Große Blätter werden eingefügt …
        [copying] Formate kleiner Blätter werden kopiert …
        [copyingLarge] Formate großer Blätter werden kopiert …
        [styles] Zellenformatvorlagen werden gezählt …
        [file] Die Arbeitsmappe wird als Datei angefordert …
       *[inFront] Es wird geprüft, ob eine andere Arbeitsmappe im Vordergrund ist …
    }
report-measures-slowing = Es wird gemessen, ob Excel langsamer wird, höchstens eine Minute lang. „Stopp“ beendet es …

## Instead of findings

report-topic =
    { $topic ->
        [excel] Dieses Excel
        [time] Zeit
        [lines] Linien zwischen Zellen
        [areas] Adressen mehrerer Bereiche
        [pace] Dauer von Bereichen
        [colours] Farben von Linien
        [fills] Füllungen
        [names] Namen
        [longNames] Lange Namen
        [fitting] Anpassung auf eine Seite
        [printAreas] Druckbereiche
        [settings] Seiteneinstellungen
        [events] Ereignisse
        [drawings] Bilder und Diagramme
        [freezing] Fixieren
        [slowing] Verlangsamung
        [laterPace] Spätere Dauer von Bereichen
        [inserting] Kleine Blätter einfügen
        [insertingLarge] Große Blätter einfügen
        [copying] Formate kleiner Blätter kopieren
        [copyingLarge] Formate großer Blätter kopieren
        [styles] Zellenformatvorlagen
        [file] Die Arbeitsmappe als Datei
       *[inFront] Arbeitsmappe im Vordergrund
    }
report-topic-skipped = { report-topic }: { report-skipped }
report-skipped = nicht geprüft, weil die anderen Antworten zu lange dauerten
report-late =
    keine Antwort innerhalb { $seconds ->
        [one] einer Sekunde
       *[other] von { NUMBER($seconds) } Sekunden
    }
report-topic-refused = { report-topic }: abgelehnt: { $details }
report-topic-failed = { report-topic }: { report-failed }
report-failed = fehlgeschlagen: { $details }
report-sheet-refused = Hinzufügen eines Blatts: wird abgelehnt: { $details }
# These two answer many of the findings below.
report-works = funktioniert
report-refused = wird abgelehnt: { $code }

## This Excel

report-content-language = Sprache der Inhalte: { $language }
report-locks =
    Web Locks, die andere Fenster von Lavirint warten lassen: { $locks ->
        [present] vorhanden
       *[missing] fehlen
    }
report-undo =
    Rückgängig-Schritte eines Add-Ins: { $steps ->
        [grouped] lassen sich zusammenfassen
       *[apart] lassen sich nicht zusammenfassen
    }
report-front-sheet = Nach dem Blatt im Vordergrund fragen: { $answer }
report-front-cell = Nach der aktiven Zelle fragen: { $answer }
report-front-activating = Ein Blatt in den Vordergrund holen: { $answer }
report-front-names = Die Namen eines Blatts auflisten: { $answer }

## Lines between cells. A line is drawn at the edge of two cells; when each cell is asked, both, one or neither reports it.

report-lines-holder =
    Wo Linien zwischen Zellen gespeichert sind: { $holder ->
        [both] bei beiden Zellen
        [leftOrUpper] bei der linken oder oberen Zelle
        [rightOrLower] bei der rechten oder unteren Zelle
        [either] mal bei der einen, mal bei der anderen Zelle
        [last] bei der Zelle, für die sie zuletzt gezeichnet wurden
        [each] bei der Zelle, für die sie gezeichnet wurden, jede für sich
       *[drawnFor] bei der Zelle, für die sie gezeichnet wurden
    }
report-lines-inside = Zellen, die eine Linie in einem Bereich melden: { $reporters }
report-lines-of-first = Zellen, die eine Linie melden, die für die linke oder obere Zelle gezeichnet wurde: { $reporters }
report-lines-of-second = Zellen, die eine Linie melden, die für die rechte oder untere Zelle gezeichnet wurde: { $reporters }
report-lines-by-properties = Zellen, die eine Linie melden, die über Eigenschaften der linken oder oberen Zelle gezeichnet wurde: { $reporters }
report-lines-of-areas = Zellen, die eine Linie melden, die über eine Adresse mehrerer Bereiche gezeichnet wurde: { $reporters }
told-by-both = beide
told-by-left-or-upper = links oder oben
told-by-right-or-lower = rechts oder unten
told-by-neither = keine
told-by-several = { $one } / { $other }
report-lines-taken-beside =
    Eine Linie, die über die Nachbarzelle entfernt wird: { $fate ->
        [gone] ist weg
       *[stays] bleibt
    }
report-lines-taken-inside = Linien in einem Bereich, die entfernt werden: { report-fate-of-lines }
report-lines-taken-in-areas = Linien in mehreren Bereichen, die entfernt werden: { report-fate-of-lines }
report-fate-of-lines =
    { $fate ->
        [gone] sind weg
       *[stay] bleiben, obwohl Erfolg gemeldet wird
    }

report-colour-by-properties = Die Farbe einer in { $drawn } gezeichneten Linie, über Zelleigenschaften abgefragt: { $read }
report-colour-by-border = Die Farbe einer in { $drawn } gezeichneten Linie, über ihre Rahmenlinie abgefragt: { $read }

## Addresses of several areas: "B2:C3,E2:F3"

report-areas-work = Adressen mehrerer Bereiche: funktionieren
report-areas-touching =
    Bereiche einer Adresse, die sich berühren: { $areas ->
        [apart] bleiben getrennt
       *[joined] werden verbunden
    }
report-areas-mixed = Eine Rahmenlinie in einem von mehreren Bereichen wird gelesen als: { $style }
report-range-mixed = Eine Rahmenlinie in einem Teil eines Bereichs wird gelesen als: { $style }
report-quoted = „{ $text }“

## Time, in milliseconds

report-round-trip = Eine kleine Anforderung dauert: { NUMBER($milliseconds) } ms
report-pace = Dauer von hundert Bereichen: { NUMBER($milliseconds) } ms, bei einer Anforderung mit { NUMBER($areas) }

report-slowing = Eine kleine Änderung dauert: { NUMBER($first) } ms am Anfang, { NUMBER($last) } ms nach { NUMBER($changes) }
report-slowing-areas = Dauer von hundert Bereichen danach: { NUMBER($milliseconds) } ms
report-slowing-ended =
    { $call ->
        [merged] Eine kleine Änderung nach der Suche nach verbundenen Zellen dauert: { NUMBER($milliseconds) } ms
       *[unprotecting] Eine kleine Änderung nach dem Aufheben des Blattschutzes dauert: { NUMBER($milliseconds) } ms
    }

## Fills and contents. What stands for a pattern, a colour and a tint is as the program gave it.

report-fill-hatched = Eine schraffierte Füllung wird gelesen als: { report-fill }
report-fill-white = Eine weiße Füllung wird gelesen als: { report-fill }
report-fill-none = Eine fehlende Füllung wird gelesen als: { report-fill }
report-fill = Muster { $pattern }, Farbe { $colour }, Farbton { $tint }
# JAN5 is the address of a cell.
report-address = Der Text JAN5: { report-fate-of-text }
report-address-as-text = Der Text JAN5 in einer Zelle im Textformat: { report-fate-of-text }
report-fate-of-text =
    { $fate ->
        [text] bleibt ein Text
       *[date] wird zum Datum
    }

## Names of the workbook

report-long-name =
    Ein ausgeblendeter Name mit { NUMBER($length) } Zeichen: { $text ->
        [kept] { $visibility ->
            [hidden] behält seinen Text und bleibt ausgeblendet
           *[shown] behält seinen Text und ist sichtbar
        }
       *[lost] { $visibility ->
            [hidden] verliert seinen Text und bleibt ausgeblendet
           *[shown] verliert seinen Text und ist sichtbar
        }
    }
report-long-name-refused = Ein ausgeblendeter Name mit { NUMBER($length) } Zeichen: wird abgelehnt: { $code }
report-name-elsewhere =
    Ein Name, der auf ein anderes Blatt verweist: { $place ->
        [kept] behält seine Stelle
       *[lost] verliert seine Stelle
    }
report-name-elsewhere-refused = Ein Name, der auf ein anderes Blatt verweist: wird abgelehnt: { $code }
report-names-of-sheet =
    Unter den Namen eines Blatts: { $names ->
        [all] stehen auch die der Arbeitsmappe
       *[own] stehen nur seine eigenen
    }
# "A1" or "R1C1".
report-name-style = Namen verweisen auf Zellen in der Schreibweise: { $style }
report-print-area = Der Druckbereich unter den Namen: heißt { $name }
report-print-area-not-listed = Der Druckbereich unter den Namen: steht nicht dort
report-print-area-refused = Der Druckbereich unter den Namen: wird abgelehnt: { $code }

## Pages, events and sheets

report-fitting =
    Anpassung auf eine Seite: { $taken ->
        [atOnce] sofort angenommen
        [second] bei der zweiten Anforderung angenommen
       *[never] nie angenommen
    }
report-print-areas-as-text = Ein Druckbereich aus { NUMBER($areas) } Bereichen, als Text: { $kept }
report-print-areas-as-areas = Ein Druckbereich aus { NUMBER($areas) } Bereichen, als RangeAreas: { $kept }
report-areas-kept = behält nur { NUMBER($areas) }
report-settings-time = Dauer von Seiteneinstellungen: { NUMBER($writing) } ms beim Schreiben, { NUMBER($reading) } ms beim Lesen
report-settings-kept = Seiteneinstellungen werden gelesen: wie geschrieben
report-setting = Die Seiteneinstellung { $setting }: geschrieben als { $written }, gelesen als { $read }
report-setting-refused = Die Seiteneinstellung { $setting }: wird abgelehnt: { $code }
report-picture = Ein Bild hinzufügen: { $answer }
report-chart = Ein Diagramm hinzufügen: { $answer }
report-change-not-told = Eine Änderung wird gemeldet: nicht
report-change-told = Eine Änderung wird gemeldet: nach { NUMBER($milliseconds) } ms, von { $source }
report-change-told-by-nobody = Eine Änderung wird gemeldet: nach { NUMBER($milliseconds) } ms, ohne Quelle
report-large-write = { NUMBER($cells) } Zellen schreiben, während Änderungen gemeldet werden: gelingt
report-large-write-refused = { NUMBER($cells) } Zellen schreiben, während Änderungen gemeldet werden: wird abgelehnt: { $code }
report-freezing =
    Ein Blatt im Hintergrund, dessen Fenster fixiert werden: { $sheet ->
        [front] kommt in den Vordergrund
       *[behind] bleibt im Hintergrund
    }
report-engine = Labyrinthe werden erzeugt und gelöst: { $where }

## Whole sheets: inserted from a file, and formats copied from them. A table, whose questions and answers are messages of their own.

report-table = Ganze Blätter und die Arbeitsmappe als Datei
report-column =
    { $column ->
        [question] Frage
        [answer] Antwort
        [time] Zeit in ms
       *[size] Größe in Bytes
    }
report-inserting =
    { $form ->
        [first] Ein Blatt mit { NUMBER($side) } x { NUMBER($side) } einfügen, eine Adresse in jeder Zeile
       *[every] Ein Blatt mit { NUMBER($side) } x { NUMBER($side) } einfügen, eine Adresse in jeder Zelle
    }
report-inserting-alone = Ein Blatt aus einer Datei einfügen
report-inserted-front = Im Vordergrund nach dem Einfügen eines sichtbaren Blatts
report-front-is =
    { $front ->
        [before] dasselbe Blatt wie vorher
        [inserted] das eingefügte Blatt
       *[another] ein anderes Blatt
    }
report-inserted-hidden = Ein eingefügtes ausgeblendetes Blatt
report-reads = wird gelesen als { $visibility }
report-inserted-keeps =
    { $what ->
        [width] Spaltenbreiten eines eingefügten Blatts
        [height] Zeilenhöhen eines eingefügten Blatts
        [margins] Seitenränder eines eingefügten Blatts
        [header] Die Kopfzeile eines eingefügten Blatts
       *[printArea] Der Druckbereich eines eingefügten Blatts
    }
report-fate-inserted =
    { $fate ->
        [kept] erhalten
       *[lost] verloren
    }
report-copying = Formate von { NUMBER($side) } x { NUMBER($side) } Zellen kopieren
report-copied-lines = Kopierte Linien von { NUMBER($side) } x { NUMBER($side) } Zellen
report-lines-right =
    { $inside ->
        [right] innen richtig
       *[wrong] innen falsch
    }, { $edge ->
        [right] an allen vier Seiten richtig
       *[wrong] an einer Seite falsch
    }, { $around ->
        [right] keine an Zellen ringsum
       *[wrong] einige an Zellen ringsum
    }
report-styles = Zellenformatvorlagen der Arbeitsmappe, bevor und nachdem { NUMBER($sheets) } Blätter eingefügt wurden
report-styles-are = { NUMBER($before) } und { NUMBER($after) }
report-file = Die Arbeitsmappe als Datei
report-pace-later = Hundert Bereiche ändern, zu diesem Zeitpunkt
report-pace-ended = Hundert Bereiche ändern, nach einem Aufruf, der „Rückgängig“ leert
inserted-sheets-left = Löschen Sie die Blätter, die der Bericht eingefügt hat, falls noch welche da sind: Die Namen enden auf „+“.
