# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Das Blatt oder die Arbeitsmappe ist geschützt oder schreibgeschützt und lässt sich deshalb nicht ändern. Heben Sie den Schutz auf, oder speichern Sie eine Kopie, und versuchen Sie es erneut.
activity-limit = Die Arbeitsmappe ist im Moment überlastet. Warten Sie eine Minute, und versuchen Sie es erneut.
host-too-old = Ihrem Tabellenprogramm fehlt etwas, das Lavirint braucht. Aktualisieren Sie das Programm, und versuchen Sie es erneut.
edit-conflict = In der Arbeitsmappe hat sich inzwischen etwas geändert. Versuchen Sie es erneut.
connection-broke = Die Verbindung zur Arbeitsmappe ist abgerissen. Laden Sie sie neu, melden Sie sich an, falls Sie gefragt werden, und versuchen Sie es erneut.
filter-in-way = Ein Filter ist dem Labyrinth im Weg. Entfernen Sie den Filter, und versuchen Sie es erneut.
refused-without-reason = Die Änderung wurde ohne Angabe von Gründen abgelehnt. Versuchen Sie es erneut; gelingt es wieder nicht, speichern Sie die Arbeitsmappe und öffnen sie neu.
other-workbook-in-front = Eine andere Arbeitsmappe ist im Vordergrund. Wechseln Sie zur Arbeitsmappe mit dem Labyrinth, und versuchen Sie es erneut.
names-in-r1c1 = Mit der Z1S1-Bezugsart findet Lavirint das Labyrinth nicht. Schalten Sie sie aus, und versuchen Sie es erneut.
cells-cannot-move = Auf diesem Blatt ist etwas im Weg, etwa eine PivotTable, ein Diagramm oder anderer Inhalt. Wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
not-allowed-now = Die Arbeitsmappe lässt das gerade nicht zu. Schließen Sie offene Dialogfelder, und versuchen Sie es erneut.
cell-edited = Eine Zelle wird gerade bearbeitet. Drücken Sie im Blatt die Eingabetaste oder Esc, und versuchen Sie es erneut.
page-set-up-refused = Ihr Tabellenprogramm hat die Seiteneinrichtung abgelehnt; das kann ohne Drucker vorkommen. Installieren oder wählen Sie einen Drucker, und versuchen Sie es erneut.
new-sheet-refused = Ihr Tabellenprogramm hat es abgelehnt, ein Blatt hinzuzufügen. Fügen Sie von Hand ein Blatt hinzu, um zu sehen, was im Weg ist, und versuchen Sie es erneut.
not-found = Ein Blatt oder Name, den Lavirint braucht, fehlt, oder es ist kein Arbeitsblatt im Vordergrund. Wählen Sie ein Arbeitsblatt, und versuchen Sie es erneut.
merged-cells-in-way = Verbundene Zellen sind im Weg. Heben Sie den Zellverbund auf, und versuchen Sie es erneut.
request-too-large = Das ist mehr, als die Arbeitsmappe auf einmal verarbeitet. Wählen Sie ein kleineres Labyrinth oder ein anderes Blatt, und versuchen Sie es erneut.
not-done-here = Hier ist das nicht möglich. Wählen Sie ein gewöhnliches Arbeitsblatt, und versuchen Sie es erneut.
refused-with-code = Die Änderung wurde mit dem Fehler „{ $code }“ abgelehnt. Versuchen Sie es erneut; gelingt es wieder nicht, melden Sie die Details unten.

excel-error = { $code }: { $text }

still-at-work = „{ $action }“ läuft noch. Warten Sie, bis es fertig ist, oder klicken Sie auf „{ stop-button }“, und versuchen Sie es erneut.
waiting-for-edit = Eine Zelle wird gerade bearbeitet. Drücken Sie im Blatt die Eingabetaste oder Esc, damit es weitergeht.
waiting-for-other-workbook = Eine andere Arbeitsmappe ist im Vordergrund. Klicken Sie auf eine Zelle der Arbeitsmappe mit dem Labyrinth, damit es weitergeht.
waiting-for-workbook = Die Arbeitsmappe ist beschäftigt. Bitte warten …
workbook-not-watched = Die Arbeitsmappe meldet dem Aufgabenbereich keine Änderungen, deshalb zeigt er vielleicht alte Zahlen. Schließen Sie ihn, und öffnen Sie ihn wieder.
