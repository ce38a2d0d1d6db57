# The place of a maze on its sheet, and what is drawn there: what is in the way, ends, walls, solution. $maze says whether the maze is
# there (drawn) or would be (planned).

table-in-way = The table { $table } lies in { $area } on { $sheet }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }. { $maze ->
    [drawn] Convert the table to a range
   *[planned] Move the table, or choose another sheet,
  } and try again.
# $cells are one address or more, $count says how many.
merged-in-way = { $cells } on { $sheet } { $count ->
    [one] is a merged cell
   *[other] are merged cells
  } in { $area }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }. Unmerge the cells, or choose another sheet, and try again.
filter-across = A filter on { $filter } lies across { $area } on { $sheet }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }. Remove the filter, or choose another sheet, and try again.
# $columns are letters: C, or C:E.
columns-hidden = { $count ->
    [one] Column { $columns } on { $sheet } is
   *[other] Columns { $columns } on { $sheet } are
  } hidden, and the maze { $maze ->
    [drawn] runs
   *[planned] would run
  } across. Unhide what is hidden, or choose another sheet, and try again.
# $rows are numbers: 4, or 4:6.
rows-hidden = { $count ->
    [one] Row { $rows } on { $sheet } is
   *[other] Rows { $rows } on { $sheet } are
  } hidden, and the maze { $maze ->
    [drawn] runs
   *[planned] would run
  } across. Unhide what is hidden, or choose another sheet, and try again.

text-too-long-for-end = { $cell } on { $sheet } holds a text that is too long to keep while an entrance or exit is marked there. Move the text to another cell and try again.
# $cells are addresses.
overwrite-for-ends = { $count ->
    [one] { LIST($cells) } on { $sheet } holds 1 value. Overwrite it? It comes back when the mark is removed.
   *[other] { LIST($cells) } on { $sheet } hold { $count } values. Overwrite them? They come back when the marks are removed.
  }

no-solution = Lavirint knows of no solution on { $sheet }. Press { solve-button } first.

maze-selected-too-large = The selection { $area } on { $sheet } has { NUMBER($count) } cells. Lavirint reads at most { NUMBER($most) }, and no whole rows or columns. Select only the cells of the maze.
taken-out-unknown = Every cell of { $area } counts as part of the maze, because the record of removed cells is for another size.

maze-sheet-protected = { $sheet } is protected. Remove the protection and try again.
watched-maze-changed = The maze that was drawn in { $area } is gone or has changed, so its steps can’t be shown. Press { generate-button } for a new maze.
watched-solution-gone = The solution that was drawn in { $area } is gone, or its maze has changed, so the search can’t be shown. Press { solve-button } again.

walls-unseen = The walls have the colour of the cells. To see them, choose another under “{ look-title }”.

# A person has cut and pasted a maze. $area on $sheet is where it was drawn, $copy a sheet.
maze-left-place = The maze was moved away from { $area } on { $sheet }.
covered-cells-shown = What it had covered there is on the sheet { $copy }, which is no longer hidden.

# A maze that Lavirint did not draw. $walls, $first and $second are some of the kinds of walls that follow.
taken-for-walls = Lavirint took { $walls } for walls.
which-walls = What are the walls of { $maze } on { $sheet }: { $first } or { $second }?
these-walls = Walls: { $walls }
# $weight is Thin, Medium or Thick, unless other lines differ only by their colour, $color; $named is that of the colours with a name.
lines-as-walls = { $weight ->
    [Thick] thick lines
    [Medium] medium lines
    [Thin] thin lines
   *[other] lines in { $named ->
        [black] black
        [white] white
       *[other] { $color }
    }
}
all-lines-as-walls = lines
fills-as-walls = { $named ->
    [black] black cells
    [white] white cells
   *[other] cells filled with { $color }
}
several-fills-as-walls = { $colors ->
    [one] cells filled with { $colors } colour
   *[other] cells filled with { $colors } colours
}
texts-as-walls = { $kind ->
    [none] empty cells
   *[other] cells with { $text }
}
# $top, $right, $bottom and $left are 1, 2, 4 and 8 in some order.
sums-as-walls = { $kind ->
    [walls] sums of { $top } (above), { $right } (right), { $bottom } (below) and { $left } (left)
   *[passages] all sides that the sums of { $top } (above), { $right } (right), { $bottom } (below) and { $left } (left) do not open
}
no-walls = In { $area } on { $sheet } there are no lines, filled cells or signs that could be the walls of a maze. Select a maze with walls and try again.
walls-are-cells = The walls of { $maze } on { $sheet } are cells, and Lavirint can’t do this with them. Press { redraw-button } first.
rules-hide-marks = Conditional formats colour the open cells of { $maze } on { $sheet }, so nobody would see what Lavirint paints there. Press { redraw-button } first.
