# What a printed page is. $paper is A4 or Letter; $least is the size of the smallest cell, in points.

page-too-small = { NUMBER($columns) } by { NUMBER($rows) } cells would be too small to follow on paper. Choose at most { $mostColumns ->
    [one] { $mostColumns } column
   *[other] { $mostColumns } columns
  } and { $mostRows ->
    [one] { $mostRows } row
   *[other] { $mostRows } rows
  }: that is what fits on { $paper }, { $orientation ->
    [Landscape] landscape
   *[Portrait] portrait
  }, in cells of { NUMBER($least) } points.
# $width and $height are those of the window, in points.
window-too-small = { NUMBER($columns) } by { NUMBER($rows) } cells would be under { NUMBER($least) } points, too small to see. Choose at most { $mostColumns ->
    [one] { $mostColumns } column
   *[other] { $mostColumns } columns
  } and { $mostRows ->
    [one] { $mostRows } row
   *[other] { $mostRows } rows
  }, or a larger window: that is what fits in { NUMBER($width) } by { NUMBER($height) } points.
poster-too-small = On { NUMBER($across) } by { NUMBER($down) } pages of { $paper }, a maze of { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  } and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } would have cells under { NUMBER($least) } points, too small to follow. Choose more pages.
# $over characters are too many, and $most are allowed.
title-too-long = A header holds { NUMBER($most) } characters in all, and “&” counts twice. Shorten the title by { $over ->
    [one] 1 character
   *[other] { $over } characters
  } and try again.
print-area-stays = The print area stays; only you can remove it, by hand.
