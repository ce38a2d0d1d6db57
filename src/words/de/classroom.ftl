# Class lists and class sets. $row is the number of a row of the worksheet, $name what stands on a pupil’s page.

class-list-ready = Die Klassenliste steht mit drei Beispielen auf dem Blatt { $sheet }. Überschreiben Sie die Beispiele mit den Namen Ihrer Klasse, und klicken Sie auf „{ make-class-set-button }“.

# What is wrong with a list, or with one of its rows.
class-no-names = Markieren Sie eine Tabelle oder einen Bereich mit der Überschrift „{ class-heading-name }“, und versuchen Sie es erneut. { $area } auf dem Blatt { $sheet } hat in der ersten Zeile keine solche Überschrift. „{ new-class-list-button }“ legt ein Beispiel an.
class-list-empty = Geben Sie unter „{ class-heading-name }“ einen Namen ein, und versuchen Sie es erneut. { $area } auf dem Blatt { $sheet } enthält noch keine Namen.
class-too-many = Teilen Sie die Liste auf mehrere Tabellen auf. Sie hat { NUMBER($count) } Namen, und ein Klassensatz hat höchstens { NUMBER($most) } Seiten.
class-name-missing = Geben Sie in Zeile { NUMBER($row, useGrouping: 0) } einen Namen ein, oder leeren Sie die Zeile. Sie hat keinen Namen.
class-name-too-long = Kürzen Sie den Namen in Zeile { NUMBER($row, useGrouping: 0) }. Er hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } passen über eine Seite.
class-header-too-long = Kürzen Sie den Titel oder den Namen in Zeile { NUMBER($row, useGrouping: 0) }. { $name } und der Titel passen nicht zusammen über eine Seite.
class-name-twice = Ändern Sie den Namen in Zeile { NUMBER($row, useGrouping: 0) } oder in Zeile { NUMBER($other, useGrouping: 0) }. Beide Seiten würden { $name } heißen, weil mehrfach verwendete Namen eine Nummer bekommen.
class-level-unknown = Geben Sie in Zeile { NUMBER($row, useGrouping: 0) } unter „{ class-heading-level }“ { class-level-easy }, { class-level-medium }, { class-level-hard } oder 1 bis 5 ein, oder lassen Sie die Zelle leer. Bei { $name } steht „{ $level }“.
class-word-too-long = Verwenden Sie in Zeile { NUMBER($row, useGrouping: 0) } kürzere Wörter. Bei { $name } steht „{ $word }“, und höchstens { NUMBER($most) } Zeichen passen in eine Zelle.
class-shape-unknown = Geben Sie in Zeile { NUMBER($row, useGrouping: 0) } unter „{ class-heading-shape }“ { LIST($known, type: "disjunction") } ein, oder lassen Sie die Zelle leer. Bei { $name } steht „{ $shape }“.
class-shape-too-large = Wählen Sie in Zeile { NUMBER($row, useGrouping: 0) } für { $name } eine andere „{ class-heading-shape }“ oder größeres Papier. Auf diesem wären die Zellen zu klein.
class-shape-letters = Wählen Sie in Zeile { NUMBER($row, useGrouping: 0) } für { $name } eine andere „{ class-heading-shape }“, oder ändern Sie den Namen.
class-shape-kinds = Wählen Sie andere Arten von Labyrinthen für die Klasse, oder leeren Sie in Zeile { NUMBER($row, useGrouping: 0) } die Zelle unter „{ class-heading-shape }“. Die gewählten Arten füllen nur Rechtecke, deshalb ist für { $name } keine Form möglich.
class-words-fault = Ändern Sie die Wörter für { $name } in Zeile { NUMBER($row, useGrouping: 0) }, oder wählen Sie ein größeres Labyrinth.
class-more-faults = { $count ->
    [one] { $count } weitere Zeile muss geändert werden.
   *[other] { $count } weitere Zeilen müssen geändert werden.
}

class-set-ready = { $count ->
    [one] 1 Name in { $list } gefunden und 1 Seite erstellt
   *[other] { $count } Namen in { $list } gefunden und { $count } Seiten erstellt
}; das Blatt { $index } listet sie auf.
# How the workbook stands after a class set that was not carried through.

no-class-set = Klicken Sie zuerst auf „{ make-class-set-button }“. In dieser Arbeitsmappe ist kein Klassensatz.
several-class-sets = Wählen Sie ein Blatt des Klassensatzes, den Sie meinen, und versuchen Sie es erneut. In dieser Arbeitsmappe sind { NUMBER($count) } Klassensätze.
class-set-unreadable = Klicken Sie auf „{ delete-booklet-button }“, und erstellen Sie den Klassensatz neu. Sein Verzeichnis, in dem steht, wie er gemacht wurde, ist weg oder wurde geändert; { $count ->
    [one] { $count } seiner Blätter ist
   *[other] { $count } seiner Blätter sind
} noch da.
class-list-gone = Erstellen Sie einen neuen Klassensatz. Die Liste, aus der dieser entstand, gibt es nicht mehr.
class-set-up-to-date = Es ist nichts zu tun: { $count ->
    [one] Die Seite stimmt
   *[other] Alle { $count } Seiten stimmen
} mit der Liste überein.
# What an update will do: these sentences, those that apply, and then the question.
class-pages-new = { $count ->
    [one] Eine neue Seite: { LIST($names) }.
   *[other] { $count } neue Seiten: { LIST($names) }.
}
class-pages-changed = { $count ->
    [one] Eine Seite wird neu erstellt: { LIST($names) }.
   *[other] { $count } Seiten werden neu erstellt: { LIST($names) }.
}
class-pages-gone = { $count ->
    [one] Eine Seite wird gelöscht: { LIST($names) }.
   *[other] { $count } Seiten werden gelöscht: { LIST($names) }.
}
# Sheets of the class set that an interrupted update left.
class-sheets-left = { $count ->
    [one] Ein Blatt wird gelöscht, das von einer früheren Aktualisierung übrig ist: { LIST($names) }.
   *[other] { $count } Blätter werden gelöscht, die von einer früheren Aktualisierung übrig sind: { LIST($names) }.
}
class-index-differs = Verzeichnis oder Lösungen passen nicht zu den Seiten und werden neu geschrieben.
class-update-question = Verzeichnis und Lösungen werden an die Liste angepasst; alle anderen Seiten bleiben, wie sie sind. Danach lässt sich nichts mehr rückgängig machen, was davor geschah. Klassensatz aktualisieren?
class-update-yes = Aktualisieren
class-set-updated = Der Klassensatz stimmt mit der Liste überein: { $drawn ->
    [0] keine Seite
    [one] { $drawn } Seite
   *[other] { $drawn } Seiten
} erstellt, { $gone ->
    [0] keine
   *[other] { $gone }
} gelöscht, insgesamt { $count }.
class-set-updated-nevertheless = Der Klassensatz ist trotzdem auf dem neuesten Stand.

# Self-marking for a whole class set. $name is a pupil’s; $first and $last are pupils’ names.
marking-page = Selbstkontrolle für { $name }, Seite { NUMBER($number) } von { NUMBER($count) } …
class-set-marked = { $count ->
    [one] 1 Seite des Klassensatzes hat jetzt eine Selbstkontrolle: ein eigenes Blatt, auf dem das Kind seinen Weg eingibt.
   *[other] { $count } Seiten des Klassensatzes haben jetzt eine Selbstkontrolle: je ein eigenes Blatt, auf dem das Kind seinen Weg eingibt.
  } „{ collect-button }“ fasst alle Ergebnisse in einer Tabelle zusammen.
class-set-marked-already = Es ist nichts zu tun: { $count ->
    [one] Die Seite des Klassensatzes hat
   *[other] Alle { $count } Seiten des Klassensatzes haben
  } schon ein Blatt zur Selbstkontrolle.
class-marking-stands = Selbstkontrolle gibt es für { $made } von { $count } Seiten, von { $first } bis { $last }. „{ mark-class-set-button }“ ergänzt die übrigen.
class-page-without-maze = Das Blatt { $sheet } enthält sein Labyrinth nicht mehr und bekommt deshalb keine Selbstkontrolle.
class-page-not-marked = Die Seite von { $name } bekommt keine Selbstkontrolle.
self-markings-locked = Blätter zur Selbstkontrolle sind ohne Kennwort geschützt; nur die Zellen für den Weg lassen sich ändern.
self-markings-not-locked = Ihr Tabellenprogramm hat die Blätter zur Selbstkontrolle nicht geschützt, deshalb lassen sich ihre Formeln ändern und ihre ausgeblendeten Spalten einblenden.
# Pupils typed paths, and their sheets for self-marking are replaced or deleted.
class-typed-paths-go = Die eingetippten Wege von { LIST($names) } verschwinden mit { $count ->
    [one] dem bisherigen Blatt
   *[other] den bisherigen Blättern
  } zur Selbstkontrolle.
class-markings-renewed = { $count ->
    [one] 1 Blatt zur Selbstkontrolle ist
   *[other] { $count } Blätter zur Selbstkontrolle sind
  } neu.
class-markings-left = Die Blätter zur Selbstkontrolle der geänderten Seiten wurden nicht aktualisiert; die bisherigen bleiben. „{ mark-class-set-button }“ legt neue an.
