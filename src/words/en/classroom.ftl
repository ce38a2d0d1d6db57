# Class lists and class sets. $row is the number of a row of the worksheet, $name what stands on a pupil’s page.

class-list-ready = The class list is on the sheet { $sheet }, with three examples. Type your pupils over them, and press { make-class-set-button }.

# What is wrong with a list, or with one of its rows.
class-no-names = The first row of { $area } on { $sheet } has no heading { class-heading-name }. Select a table or a range with this heading and try again; { new-class-list-button } writes an example.
class-list-empty = { $area } on { $sheet } has no pupils. Type a name below { class-heading-name }, and try again.
class-too-many = The list has { NUMBER($count) } pupils, and a class set has pages for at most { NUMBER($most) }. Divide it into several tables.
class-name-missing = Row { NUMBER($row, useGrouping: 0) } has no name. Type one, or empty the row.
class-name-too-long = The name in row { NUMBER($row, useGrouping: 0) } has { NUMBER($length) } characters, and at most { NUMBER($most) } fit at the top of a page. Shorten it.
class-header-too-long = { $name } and the title don’t fit together at the top of a page. Shorten the title, or the name in row { NUMBER($row, useGrouping: 0) }.
# Two rows with the name Ana are called Ana and Ana 2, and another row holds the name Ana 2.
class-name-twice = Both pages would be called { $name }, because names that are used again get a number. Change the name in row { NUMBER($row, useGrouping: 0) } or in row { NUMBER($other, useGrouping: 0) }.
class-level-unknown = In row { NUMBER($row, useGrouping: 0) }, the { class-heading-level } for { $name } is “{ $level }”. Type { class-level-easy }, { class-level-medium }, { class-level-hard } or 1 to 5, or leave the cell empty.
class-word-too-long = In row { NUMBER($row, useGrouping: 0) }, { $name } has “{ $word }”, and at most { NUMBER($most) } characters fit into a cell. Use shorter words.
# $known: the names of the pictures, and the word for the pupil’s own name.
class-shape-unknown = In row { NUMBER($row, useGrouping: 0) }, the { class-heading-shape } for { $name } is “{ $shape }”. Type { LIST($known, type: "disjunction") }, or leave the cell empty.
class-shape-too-large = The { class-heading-shape } for { $name } in row { NUMBER($row, useGrouping: 0) } would have too small cells on this paper. Choose another, or larger paper.
# $fault is another sentence.
class-row-fault = Row { NUMBER($row, useGrouping: 0) }, { $name }: { $fault }
# Before a sentence about letters that Lavirint can’t draw.
class-shape-kinds = The chosen kinds fill only rectangles, so { $name } can’t get a shape. Choose other kinds of mazes for the class, or empty { class-heading-shape } in row { NUMBER($row, useGrouping: 0) }.
# Another sentence follows, which says why.
class-more-faults = { $count ->
    [one] { $count } more row needs a change.
   *[other] { $count } more rows need changes.
}

class-set-ready = { $count ->
    [one] 1 pupil found in { $list }, and 1 page made
   *[other] { $count } pupils found in { $list }, and { $count } pages made
}, listed on { $index }.

no-class-set = There is no class set in this workbook. Press { make-class-set-button } first.
several-class-sets = There are { NUMBER($count) } class sets in this workbook. Choose a sheet of the class set that you mean, and try again.
class-set-unreadable = The index of the class set, which remembers how it was made, is gone or has been changed; { $count ->
    [one] { $count } of its sheets is
   *[other] { $count } of its sheets are
} there. Press { delete-booklet-button }, and make the class set again.
class-list-gone = The list that this class set was made from is gone. Make a new class set.
# What an update will do: these sentences, those that apply, and then the question.
class-pages =
    { $done ->
        [new] New pages: { LIST($names) }.
        [changed] Pages made again: { LIST($names) }.
        [gone] Pages deleted: { LIST($names) }.
       *[left] Sheets of an earlier update deleted: { LIST($names) }.
    }
class-update-question = The index and the answers are made again from the list; anything you added there is lost. All other pages stay as they are. You won’t be able to undo earlier changes. Update the class set?
class-update-yes = Update
class-set-updated = The class set matches the list: { $drawn ->
    [0] no page
    [one] { $drawn } page
   *[other] { $drawn } pages
} made, { $gone ->
    [0] none
   *[other] { $gone }
} deleted, { $count ->
    [one] { $count } in all
   *[other] { $count } in all
}.
class-set-updated-nevertheless = The class set is up to date all the same.

# Self-marking for a whole class set. $name is a pupil’s; $first and $last are pupils’ names.
class-set-marked = { $count ->
    [one] 1 page of the class set now has self-marking: a sheet of its own, into which the pupil types a path.
   *[other] { $count } pages of the class set now have self-marking: a sheet for each, into which the pupil types a path.
  } { collect-button } makes a table of all results.
class-marking-stands = { $made } of { $count } pages have self-marking, from { $first } to { $last }. { mark-class-set-button } adds the rest.
class-page-not-marked = The page of { $name } gets no self-marking.
self-markings-not-locked = Your spreadsheet program didn’t protect the sheets for self-marking, so their formulas can be changed and their hidden columns shown.
# Pupils typed paths, and their sheets for self-marking are replaced or deleted.
class-typed-paths-go = { $count ->
    [one] The path that { LIST($names) } typed is deleted with the earlier sheet for self-marking.
   *[other] The paths that { LIST($names) } typed are deleted with the earlier sheets for self-marking.
  }
class-markings-left = The sheets for self-marking of the changed pages were not updated; the earlier ones stay. { mark-class-set-button } adds new ones.
