# Class lists and class sets. $row is the number of a row of the worksheet, $name what stands on a pupil’s page.

class-list-ready = Die Klassenliste steht mit drei Beispielen auf dem Blatt { $sheet }. Überschreiben Sie die Beispiele mit den Namen Ihrer Klasse, und klicken Sie auf „{ make-class-set-button }“.

# What is wrong with a list, or with one of its rows.
class-no-names = Die erste Zeile von { $area } auf dem Blatt { $sheet } hat keine Überschrift „{ class-heading-name }“. Markieren Sie eine Tabelle oder einen Bereich mit dieser Überschrift, und versuchen Sie es erneut; „{ new-class-list-button }“ legt ein Beispiel an.
class-list-empty = { $area } auf dem Blatt { $sheet } enthält noch keine Namen. Geben Sie unter „{ class-heading-name }“ einen Namen ein, und versuchen Sie es erneut.
class-too-many = Die Liste hat { NUMBER($count) } Namen, und ein Klassensatz hat höchstens { NUMBER($most) } Seiten. Teilen Sie sie auf mehrere Tabellen auf.
class-name-missing = In Zeile { NUMBER($row, useGrouping: 0) } steht kein Name. Geben Sie einen ein, oder leeren Sie die Zeile.
class-name-too-long = Der Name in Zeile { NUMBER($row, useGrouping: 0) } hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } passen oben auf eine Seite. Kürzen Sie ihn.
class-header-too-long = { $name } und der Titel passen nicht zusammen oben auf eine Seite. Kürzen Sie den Titel oder den Namen in Zeile { NUMBER($row, useGrouping: 0) }.
class-name-twice = Beide Seiten würden { $name } heißen, weil mehrfach verwendete Namen eine Nummer bekommen. Ändern Sie den Namen in Zeile { NUMBER($row, useGrouping: 0) } oder in Zeile { NUMBER($other, useGrouping: 0) }.
class-level-unknown = In Zeile { NUMBER($row, useGrouping: 0) } steht bei { $name } unter „{ class-heading-level }“ „{ $level }“. Geben Sie { class-level-easy }, { class-level-medium }, { class-level-hard } oder 1 bis 5 ein, oder lassen Sie die Zelle leer.
class-word-too-long = In Zeile { NUMBER($row, useGrouping: 0) } steht bei { $name } „{ $word }“, und höchstens { NUMBER($most) } Zeichen passen in eine Zelle. Verwenden Sie kürzere Wörter.
class-shape-unknown = In Zeile { NUMBER($row, useGrouping: 0) } steht bei { $name } unter „{ class-heading-shape }“ „{ $shape }“. Geben Sie { LIST($known, type: "disjunction") } ein, oder lassen Sie die Zelle leer.
class-shape-too-large = Die „{ class-heading-shape }“ für { $name } in Zeile { NUMBER($row, useGrouping: 0) } hätte auf diesem Papier zu kleine Zellen. Wählen Sie eine andere oder größeres Papier.
class-row-fault = Zeile { NUMBER($row, useGrouping: 0) }, { $name }: { $fault }
class-shape-kinds = Die gewählten Arten füllen nur Rechtecke, deshalb ist für { $name } keine Form möglich. Wählen Sie andere Arten von Labyrinthen für die Klasse, oder leeren Sie in Zeile { NUMBER($row, useGrouping: 0) } die Zelle unter „{ class-heading-shape }“.
class-more-faults = { $count ->
    [one] { $count } weitere Zeile muss geändert werden.
   *[other] { $count } weitere Zeilen müssen geändert werden.
}

class-set-ready = { $count ->
    [one] 1 Name in { $list } gefunden und 1 Seite erstellt
   *[other] { $count } Namen in { $list } gefunden und { $count } Seiten erstellt
}; das Blatt { $index } listet sie auf.

no-class-set = In dieser Arbeitsmappe ist kein Klassensatz. Klicken Sie zuerst auf „{ make-class-set-button }“.
several-class-sets = In dieser Arbeitsmappe sind { NUMBER($count) } Klassensätze. Wählen Sie ein Blatt des Klassensatzes, den Sie meinen, und versuchen Sie es erneut.
class-set-unreadable = Das Verzeichnis des Klassensatzes, in dem steht, wie er gemacht wurde, ist weg oder wurde geändert; { $count ->
    [one] { $count } seiner Blätter ist
   *[other] { $count } seiner Blätter sind
} noch da. Klicken Sie auf „{ delete-booklet-button }“, und erstellen Sie den Klassensatz neu.
class-list-gone = Die Liste, aus der dieser Klassensatz entstand, gibt es nicht mehr. Erstellen Sie einen neuen.
# What an update will do: these sentences, those that apply, and then the question.
class-pages =
    { $done ->
        [new] Neue Seiten: { LIST($names) }.
        [changed] Neu erstellte Seiten: { LIST($names) }.
        [gone] Gelöschte Seiten: { LIST($names) }.
       *[left] Gelöschte Blätter einer früheren Aktualisierung: { LIST($names) }.
    }
class-update-question = Verzeichnis und Lösungen werden nach der Liste neu erstellt: Was Sie dort ergänzt haben, geht verloren. Alle anderen Seiten bleiben, wie sie sind. Frühere Änderungen können Sie dann nicht mehr rückgängig machen. Klassensatz aktualisieren?
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
class-set-marked = { $count ->
    [one] 1 Seite des Klassensatzes hat jetzt eine Selbstkontrolle: ein eigenes Blatt, auf dem das Kind seinen Weg eingibt.
   *[other] { $count } Seiten des Klassensatzes haben jetzt eine Selbstkontrolle: je ein eigenes Blatt, auf dem das Kind seinen Weg eingibt.
  } „{ collect-button }“ fasst alle Ergebnisse in einer Tabelle zusammen.
class-marking-stands = Selbstkontrolle gibt es für { $made } von { $count } Seiten, von { $first } bis { $last }. „{ mark-class-set-button }“ ergänzt die übrigen.
class-page-not-marked = Die Seite von { $name } bekommt keine Selbstkontrolle.
self-markings-not-locked = Ihr Tabellenprogramm hat die Blätter zur Selbstkontrolle nicht geschützt, deshalb lassen sich ihre Formeln ändern und ihre ausgeblendeten Spalten einblenden.
# Pupils typed paths, and their sheets for self-marking are replaced or deleted.
class-typed-paths-go = { $count ->
    [one] Der eingetippte Weg von { LIST($names) } wird mit dem bisherigen Blatt
   *[other] Die eingetippten Wege von { LIST($names) } werden mit den bisherigen Blättern
  } zur Selbstkontrolle gelöscht.
class-markings-left = Die Blätter zur Selbstkontrolle der geänderten Seiten wurden nicht aktualisiert; die bisherigen bleiben. „{ mark-class-set-button }“ legt neue an.
