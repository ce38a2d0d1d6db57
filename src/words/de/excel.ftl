# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Heben Sie den Schutz auf, oder speichern Sie eine Kopie, und versuchen Sie es erneut. Das Blatt oder die Arbeitsmappe ist geschützt oder schreibgeschützt und lässt sich deshalb nicht ändern.
activity-limit = Warten Sie eine Minute, und versuchen Sie es erneut. Die Arbeitsmappe ist im Moment überlastet.
host-too-old = Aktualisieren Sie Ihr Tabellenprogramm, und versuchen Sie es erneut. Dieser Version fehlt etwas, das Lavirint braucht.
bad-password = Heben Sie den Schutz selbst auf, und versuchen Sie es erneut. Das Kennwort wurde nicht angenommen.
changes-not-reported = Schließen Sie den Aufgabenbereich, und öffnen Sie ihn wieder. Die Arbeitsmappe meldet ihm keine Änderungen.
setting-read-only = Aktualisieren Sie Ihr Tabellenprogramm, und melden Sie die Details unten, wenn das nicht hilft. In dieser Version lässt sich eine Einstellung nicht ändern.
edit-conflict = Versuchen Sie es erneut. Jemand anderes hat gleichzeitig dieselbe Stelle geändert.
connection-broke = Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Die Verbindung zur Arbeitsmappe ist abgebrochen.
still-calculating = Warten Sie, bis die Arbeitsmappe fertig gerechnet hat, und versuchen Sie es erneut.
chart-without-data = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Auf diesem Blatt ist ein Diagramm ohne Daten.
filter-in-way = Entfernen Sie den Filter, und versuchen Sie es erneut. Ein Filter ist dem Labyrinth im Weg.
text-too-long-for-formula = Wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut. Ein Text ist zu lang für eine Formel.
refused-without-reason = Versuchen Sie es erneut; gelingt es wieder nicht, speichern Sie die Arbeitsmappe und öffnen sie neu. Die Arbeitsmappe hat den Vorgang abgelehnt, ohne den Grund zu nennen.
other-workbook-in-front = Wechseln Sie zur Arbeitsmappe mit dem Labyrinth, und versuchen Sie es erneut. Eine andere Arbeitsmappe ist im Vordergrund.
cells-cannot-move = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Dort lassen sich keine Zellen verschieben.
value-not-understood = Prüfen Sie Größen und Layout, und versuchen Sie es erneut. Die Arbeitsmappe hat einen Wert von Lavirint nicht verstanden.
place-lost = Versuchen Sie es erneut. Lavirint findet die Zellen nicht mehr, an denen es gearbeitet hat.
object-gone = Versuchen Sie es erneut. Etwas, woran Lavirint arbeitete, ist nicht mehr in der Arbeitsmappe.
not-allowed-now = Schließen Sie offene Dialogfelder, und versuchen Sie es erneut. Die Arbeitsmappe lässt das gerade nicht zu.
cell-edited = Drücken Sie im Blatt die Eingabetaste oder Esc, und versuchen Sie es erneut. Eine Zelle wird gerade bearbeitet.
session-ended = Laden Sie die Arbeitsmappe neu, und versuchen Sie es erneut. Die Sitzung ist beendet.
reference-broken = Klicken Sie auf „{ set-up-sheet-button }“, und versuchen Sie es erneut. Ein Bezug auf Zellen ist ungültig geworden.
page-set-up-refused = Installieren oder wählen Sie einen Drucker, und versuchen Sie es erneut. Ihr Tabellenprogramm hat die Seiteneinrichtung abgelehnt; das kann ohne Drucker vorkommen.
new-sheet-refused = Fügen Sie von Hand ein Blatt hinzu, um zu sehen, was im Weg ist, und versuchen Sie es erneut. Ihr Tabellenprogramm hat es abgelehnt, ein Blatt hinzuzufügen.
request-not-understood = Aktualisieren Sie Ihr Tabellenprogramm, und versuchen Sie es erneut. Es hat die Anforderung nicht verstanden.
selection-unusable = Markieren Sie eine Zelle des Blatts, und versuchen Sie es erneut. Die jetzige Markierung eignet sich dafür nicht.
already-there = Versuchen Sie es erneut. Ein Blatt oder Name, den Lavirint hinzufügen wollte, ist schon vorhanden.
not-found = Wählen Sie ein Arbeitsblatt, und versuchen Sie es erneut. Ein Blatt oder Name, den Lavirint braucht, fehlt, oder es ist kein Arbeitsblatt im Vordergrund.
memory-full = Schließen Sie andere Arbeitsmappen, oder wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut. Der Arbeitsspeicher reicht nicht aus.
merged-cells-in-way = Heben Sie den Zellverbund auf, und versuchen Sie es erneut. Verbundene Zellen sind im Weg.
contents-off-sheet = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Zellen mit Inhalt würden über den Rand des Blatts geschoben.
links-blocked = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Verknüpfungen mit anderen Arbeitsmappen sind hier blockiert.
too-many-cells-to-change = Wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut. Das sind zu viele Zellen, um sie auf einmal zu ändern.
pivot-table-in-way = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Eine PivotTable ist im Weg.
data-source-asks = Melden Sie sich bei der Datenquelle an, die danach fragt, oder brechen Sie ihre Anfrage ab, und versuchen Sie es erneut.
too-many-cells = Wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut. Das sind mehr Zellen, als die Arbeitsmappe auf einmal annimmt.
request-aborted = Versuchen Sie es erneut. Die Arbeit wurde unterbrochen, vielleicht weil etwas anderes geändert wurde.
request-too-large = Wählen Sie ein kleineres Labyrinth, und versuchen Sie es erneut. Das ist mehr, als die Arbeitsmappe auf einmal annimmt.
answer-too-large = Wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Am Platz des Labyrinths steht mehr, als die Arbeitsmappe auf einmal senden kann.
service-silent = Warten Sie einen Moment, und versuchen Sie es erneut. Der Dienst der Arbeitsmappe antwortet nicht.
answer-too-late = Warten Sie eine Minute, und versuchen Sie es erneut. Die Arbeitsmappe hat zu lange für ihre Antwort gebraucht.
not-signed-in = Melden Sie sich an, und versuchen Sie es erneut. Der Dienst der Arbeitsmappe weiß nicht, wer Sie sind.
holds-no-maze = Wählen Sie ein gewöhnliches Arbeitsblatt, und versuchen Sie es erneut. Diese Art von Blatt oder Arbeitsmappe kann kein Labyrinth aufnehmen.
fill-refused = Wählen Sie eine andere Füllung, und versuchen Sie es erneut. Zellen können hier diese Farbe nicht haben.
not-done-here = Wählen Sie ein gewöhnliches Arbeitsblatt, und versuchen Sie es erneut. Hier ist das nicht möglich.
dialog-open = Schließen Sie das offene Dialogfeld, und versuchen Sie es erneut.
refused-with-code = Versuchen Sie es erneut; gelingt es wieder nicht, melden Sie die Details unten. Die Arbeitsmappe hat den Vorgang mit dem Fehler „{ $code }“ abgelehnt.

excel-error = { $code }: { $text }
excel-error-at = { $code } bei { $location }: { $text }

way-to-unprotect = In Excel: Überprüfen, Blattschutz aufheben oder Arbeitsmappe schützen.
way-to-unmerge = In Excel: Start, Verbinden und zentrieren.
way-to-remove-filter = In Excel: Daten, Filtern.
way-to-unhide = In Excel: Start, Format, Ausblenden & Einblenden.
way-to-names = In Excel: Formeln, Namens-Manager.
way-to-page = In Excel: die Registerkarte „Seitenlayout“.

still-at-work = Warten Sie, bis es fertig ist, oder klicken Sie auf „{ stop-button }“, und versuchen Sie es erneut. „{ $action }“ läuft noch.
waiting-for-edit = Drücken Sie im Blatt die Eingabetaste oder Esc, damit es weitergeht. Eine Zelle wird gerade bearbeitet.
waiting-for-other-workbook = Klicken Sie auf eine Zelle der Arbeitsmappe mit dem Labyrinth, damit es weitergeht. Eine andere Arbeitsmappe ist im Vordergrund.
waiting-for-workbook = Die Arbeitsmappe ist beschäftigt. Bitte warten …
workbook-not-watched = Schließen Sie den Aufgabenbereich, und öffnen Sie ihn wieder. Die Arbeitsmappe meldet ihm keine Änderungen, deshalb zeigt er vielleicht alte Zahlen.
