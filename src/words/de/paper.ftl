# What a printed page is. $paper is A4 or Letter; $least is the size of the smallest cell, in points.

page-too-small = Wählen Sie höchstens { $mostColumns ->
    [one] { $mostColumns } Spalte
   *[other] { $mostColumns } Spalten
  } und { $mostRows ->
    [one] { $mostRows } Zeile
   *[other] { $mostRows } Zeilen
  }: So viel passt auf { $paper } im { $orientation ->
    [Landscape] Querformat
   *[Portrait] Hochformat
  }, mit Zellen von { NUMBER($least) } Punkt. { NUMBER($columns) } mal { NUMBER($rows) } Zellen wären auf Papier zu klein, um dem Weg zu folgen.
window-too-small = Wählen Sie höchstens { $mostColumns ->
    [one] { $mostColumns } Spalte
   *[other] { $mostColumns } Spalten
  } und { $mostRows ->
    [one] { $mostRows } Zeile
   *[other] { $mostRows } Zeilen
  } oder ein größeres Fenster: So viel passt in { NUMBER($width) } mal { NUMBER($height) } Punkt. { NUMBER($columns) } mal { NUMBER($rows) } Zellen wären kleiner als { NUMBER($least) } Punkt und kaum zu sehen.
poster-too-small = Wählen Sie mehr Seiten. Auf { NUMBER($across) } mal { NUMBER($down) } Seiten ({ $paper }) wären die Zellen eines Labyrinths mit { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
  } und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  } kleiner als { NUMBER($least) } Punkt, zu klein, um dem Weg zu folgen.
title-too-long = Kürzen Sie den Titel um { $over ->
    [one] 1 Zeichen
   *[other] { $over } Zeichen
  }, und versuchen Sie es erneut. Eine Kopfzeile fasst insgesamt { NUMBER($most) } Zeichen, und „&“ zählt doppelt.
page-unfinished = Klicken Sie noch einmal auf „{ prepare-page-button }“. Die Seiteneinrichtung des Blatts { $sheet } ist nicht fertig.
earlier-paper-unknown = Die Arbeitsmappe hat nicht angegeben, welches Papier vorher gewählt war; es hat sich vielleicht geändert.
print-area-stays = Der Druckbereich bleibt; nur Sie können ihn aufheben, von Hand.

# The settings below stand without an article, whatever their gender.
page-partly-set-up = { $area } auf dem Blatt { $sheet } ist für den Druck eingerichtet, aber dies hat die Arbeitsmappe nicht übernommen: { LIST($missing) }. Stellen Sie das von Hand ein, und sehen Sie sich die Druckvorschau an.
page-orientation = Ausrichtung
page-zoom = Anpassung auf eine Seite
page-centring = Zentrierung
page-gridlines = Druck ohne Gitternetzlinien
page-headings = Druck ohne Überschriften
page-areas = Druckbereich
page-paper = Papierformat
page-margins = Seitenränder
page-header = Kopfzeile
page-footer = Fußzeile
page-one-header = gleiche Kopfzeile auf allen Seiten
