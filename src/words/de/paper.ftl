# What a printed page is. $paper is A4 or Letter; $least is the size of the smallest cell, in points.

page-too-small = { NUMBER($columns) } mal { NUMBER($rows) } Zellen wären auf Papier zu klein, um dem Weg zu folgen. Wählen Sie höchstens { $mostColumns ->
    [one] { $mostColumns } Spalte
   *[other] { $mostColumns } Spalten
  } und { $mostRows ->
    [one] { $mostRows } Zeile
   *[other] { $mostRows } Zeilen
  }: So viel passt auf { $paper } im { $orientation ->
    [Landscape] Querformat
   *[Portrait] Hochformat
  }, mit Zellen von { NUMBER($least) } Punkt.
window-too-small = { NUMBER($columns) } mal { NUMBER($rows) } Zellen wären kleiner als { NUMBER($least) } Punkt und kaum zu sehen. Wählen Sie höchstens { $mostColumns ->
    [one] { $mostColumns } Spalte
   *[other] { $mostColumns } Spalten
  } und { $mostRows ->
    [one] { $mostRows } Zeile
   *[other] { $mostRows } Zeilen
  } oder ein größeres Fenster: So viel passt in { NUMBER($width) } mal { NUMBER($height) } Punkt.
poster-too-small = Auf { NUMBER($across) } mal { NUMBER($down) } Seiten ({ $paper }) wären die Zellen eines Labyrinths mit { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
  } und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  } kleiner als { NUMBER($least) } Punkt, zu klein, um dem Weg zu folgen. Wählen Sie mehr Seiten.
title-too-long = Eine Kopfzeile fasst insgesamt { NUMBER($most) } Zeichen, und „&“ zählt doppelt. Kürzen Sie den Titel um { $over ->
    [one] 1 Zeichen
   *[other] { $over } Zeichen
  }, und versuchen Sie es erneut.
print-area-stays = Der Druckbereich bleibt; nur Sie können ihn aufheben, von Hand.

# The settings below stand without an article, whatever their gender.
