# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Das Blatt oder die Arbeitsmappe ist geschützt oder schreibgeschützt und lässt sich deshalb nicht ändern. Heben Sie den Schutz auf, oder speichern Sie eine Kopie, und versuchen Sie es erneut.
activity-limit = Die Arbeitsmappe ist im Moment überlastet. Warten Sie eine Minute, und versuchen Sie es erneut.
host-too-old = Dieser Version fehlt etwas, das Lavirint braucht. Aktualisieren Sie Ihr Tabellenprogramm, und versuchen Sie es erneut.
edit-conflict = In der Arbeitsmappe hat sich inzwischen etwas geändert. Versuchen Sie es erneut.
connection-broke = Die Verbindung zur Arbeitsmappe ist abgebrochen. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.
filter-in-way = Ein Filter ist dem Labyrinth im Weg. Entfernen Sie den Filter, und versuchen Sie es erneut.
refused-without-reason = Die Änderung wurde ohne Angabe von Gründen abgelehnt. Versuchen Sie es erneut; gelingt es wieder nicht, speichern Sie die Arbeitsmappe und öffnen sie neu.
other-workbook-in-front = Eine andere Arbeitsmappe ist im Vordergrund. Wechseln Sie zur Arbeitsmappe mit dem Labyrinth, und versuchen Sie es erneut.
names-in-r1c1 = Mit der Z1S1-Bezugsart findet Lavirint das Labyrinth nicht. Schalten Sie sie aus, und versuchen Sie es erneut.
cells-cannot-move = Auf diesem Blatt ist etwas im Weg, etwa eine PivotTable, ein Diagramm oder anderer Inhalt. Wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
value-not-understood = Die Arbeitsmappe hat einen Wert von Lavirint nicht verstanden. Prüfen Sie Größen und Layout, und versuchen Sie es erneut.
not-allowed-now = Die Arbeitsmappe lässt das gerade nicht zu. Schließen Sie offene Dialogfelder, und versuchen Sie es erneut.
cell-edited = Eine Zelle wird gerade bearbeitet. Drücken Sie im Blatt die Eingabetaste oder Esc, und versuchen Sie es erneut.
session-ended = Die Sitzung der Arbeitsmappe ist beendet. Laden Sie sie neu, und versuchen Sie es erneut.
reference-broken = Ein Bezug auf Zellen ist ungültig geworden. Klicken Sie auf „{ set-up-sheet-button }“, und versuchen Sie es erneut.
page-set-up-refused = Ihr Tabellenprogramm hat die Seiteneinrichtung abgelehnt; das kann ohne Drucker vorkommen. Installieren oder wählen Sie einen Drucker, und versuchen Sie es erneut.
new-sheet-refused = Ihr Tabellenprogramm hat es abgelehnt, ein Blatt hinzuzufügen. Fügen Sie von Hand ein Blatt hinzu, um zu sehen, was im Weg ist, und versuchen Sie es erneut.
not-found = Ein Blatt oder Name, den Lavirint braucht, fehlt, oder es ist kein Arbeitsblatt im Vordergrund. Wählen Sie ein Arbeitsblatt, und versuchen Sie es erneut.
memory-full = Der Arbeitsspeicher reicht nicht aus. Schließen Sie andere Arbeitsmappen, oder wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut.
merged-cells-in-way = Verbundene Zellen sind im Weg. Heben Sie den Zellverbund auf, und versuchen Sie es erneut.
request-too-large = Das ist mehr, als die Arbeitsmappe auf einmal annimmt. Wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut.
answer-too-large = Am Platz des Labyrinths steht mehr, als die Arbeitsmappe auf einmal senden kann. Wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
texts-too-long = Die Zellen enthalten mehr Text, als die Arbeitsmappe auf einmal senden kann. Kürzen Sie den Text in { $cell } auf dem Blatt { $sheet }, und versuchen Sie es erneut.
not-signed-in = Der Dienst der Arbeitsmappe weiß nicht, wer Sie sind. Melden Sie sich an, wo danach gefragt wird, und versuchen Sie es erneut.
not-done-here = Hier ist das nicht möglich. Wählen Sie ein gewöhnliches Arbeitsblatt, und versuchen Sie es erneut.
refused-with-code = Die Änderung wurde mit dem Fehler „{ $code }“ abgelehnt. Versuchen Sie es erneut; gelingt es wieder nicht, melden Sie die Details unten.

excel-error = { $code }: { $text }
excel-error-at = { $code } bei { $location }: { $text }

way-to-unprotect = In Excel: Überprüfen, Blattschutz aufheben oder Arbeitsmappe schützen.
way-to-unmerge = In Excel: Start, Verbinden und zentrieren.
way-to-remove-filter = In Excel: Daten, Filtern.
way-to-unhide = In Excel: Start, Format, Ausblenden & Einblenden.
way-to-names = In Excel: Formeln, Namens-Manager.
way-to-a1 = In Excel: Datei, Optionen, Formeln, Z1S1-Bezugsart.
way-to-page = In Excel: die Registerkarte „Seitenlayout“.

still-at-work = „{ $action }“ läuft noch. Warten Sie, bis es fertig ist, oder klicken Sie auf „{ stop-button }“, und versuchen Sie es erneut.
waiting-for-edit = Eine Zelle wird gerade bearbeitet. Drücken Sie im Blatt die Eingabetaste oder Esc, damit es weitergeht.
waiting-for-other-workbook = Eine andere Arbeitsmappe ist im Vordergrund. Klicken Sie auf eine Zelle der Arbeitsmappe mit dem Labyrinth, damit es weitergeht.
waiting-for-workbook = Die Arbeitsmappe ist beschäftigt. Bitte warten …
workbook-not-watched = Die Arbeitsmappe meldet dem Aufgabenbereich keine Änderungen, deshalb zeigt er vielleicht alte Zahlen. Schließen Sie ihn, und öffnen Sie ihn wieder.
