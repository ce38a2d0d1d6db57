# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = The text has { NUMBER($length) } characters, and at most { NUMBER($most) } are read. Shorten it.
file-without-text = This file holds no text. Choose another.

# What a text was read as, and what was left out.
text-gaps-closed =
    { $gaps ->
        [one] { $gaps } more gap in the frame is closed.
       *[other] { $gaps } more gaps in the frame are closed.
    }
# $marks: characters in quotes.
text-marks-left-out = Left out in the maze: { LIST($marks) }.
text-left-out =
    { $more ->
        [0] Left out: “{ $text }”.
        [one] Left out: “{ $text }” and { $more } more line.
       *[other] Left out: “{ $text }” and { $more } more lines.
    }
text-with-more-mazes = The text has { NUMBER($mazes) } mazes; this is the first.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = there is no maze in this text. Lavirint reads mazes drawn with lines, with a character for each wall, as 0 and 1, and as a number for each cell.
frame-of-wrong-size = the frame can’t be divided into equal cells.
frame-cut-off = this is a part of a maze without the frame that belongs there.
cells-too-large = these cells are too large; at most { NUMBER($width) } characters wide and { NUMBER($height) } lines tall are read.
row-of-wrong-length = this row has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
  }, but the others have { NUMBER($wanted) }.
# { $found } is what stands there: found-characters or found-line-end.
sign-out-of-place = { $found } doesn’t fit here; a wall, a corner or a blank would.
found-characters = “{ $characters }”
found-line-end = the end of the line
second-entrance = this is a second entrance, but a maze has only one.
opening-beside-mask = this is an opening beside a cell that is not in the maze.
every-cell-masked = no cell is left in this maze.
