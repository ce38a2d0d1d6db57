# Difficulty measured in class: minutes that pupils took, typed into the class list, and what Lavirint learns from them.
#
# $row is the number of a row of the worksheet $sheet. $index is the sheet that lists a class set.

## Minutes that are left out, after a sentence that says what was learned, or why nothing was

minutes-text = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: type its minutes as a number. “{ $held }” is a text.
minutes-not-positive = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: type a number of minutes above 0. It holds { NUMBER($minutes) }.
minutes-date = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: give its cell the number format General and type the minutes again. They were taken for a date or a time of day.
# $error is Excel’s: #N/A.
minutes-error = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: mend its formula, which gives { $error }.
minutes-without-page = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: the class set { $index } has no page for { $name }.
minutes-before-page = { $count ->
    [one] Row { LIST($rows) } on { $sheet } is left out: type how long the maze that is now on the page took. The minutes there were typed before it was made; if it took exactly as long, add 0.01.
   *[other] { $count } rows on { $sheet } are left out, { LIST($rows) }: type how long the mazes that are now on the pages took. The minutes there were typed before they were made; if one took exactly as long, add 0.01.
  }
minutes-of-changed-page = Row { NUMBER($row, useGrouping: 0) } on { $sheet } is left out: delete the sheet { $page }, press { update-class-set-button }, and type the minutes of the new maze. The one there was changed after the class set was made.
minutes-list-gone = The class set { $index } is left out, because its list is gone.
minutes-more-left-out =
    { $count ->
        [one] { $count } more is left out.
       *[other] { $count } more are left out.
    }

## Why nothing is learned

# $headings are the headings that tell the minutes of several class sets apart: Minutes Index, Minutes Index 2.
minutes-of-several-sets = Give each class set a column of its own for its minutes: { LIST($headings) }. The list on { $sheet } belongs to the class sets { LIST($indexes) }, so { class-heading-minutes } alone doesn’t say which mazes were solved.
times-too-few =
    Type the minutes of more mazes into { class-heading-minutes }, and try again. There are times of { $count ->
        [one] { $count } maze
       *[other] { $count } mazes
    } of { $sizes ->
        [one] { $sizes } size
       *[other] { $sizes } sizes
    }, and at least { $most } mazes of { $least } sizes are needed. Each class set has a size of its own.
times-too-alike = Type the minutes of easier or harder mazes too, and try again. The difficulty of all mazes that have minutes is between { $easiest } and { $hardest }, and the easiest and the hardest must be at least { $least } points apart.
no-times-learned = Press { learn-times-button } first. There is nothing to forget.

## What was learned

rating-mazes = Rating the mazes…
times-learned =
    Learned from { NUMBER($mazes) } mazes of { NUMBER($sizes) } sizes: what the times say about difficulty is on the new sheet { $sheet }.
times-replaced =
    { $mazes ->
        [one] This replaces what was learned from { $mazes } maze.
       *[other] This replaces what was learned from { $mazes } mazes.
    }
times-to-index = { statistics-button } now gives expected minutes, and { update-class-set-button } writes them into the index.
times-forgotten =
    { $mazes ->
        [one] What was learned from { $mazes } maze is forgotten. The lists and sheets stay.
       *[other] What was learned from { $mazes } mazes is forgotten. The lists and sheets stay.
    }
# $low and $high: 95 in 100 such mazes take from so many to so many minutes.
expected-minutes =
    Expected time: about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ({ NUMBER($low) } to { NUMBER($high) }), from { NUMBER($mazes) } mazes of this class.
expected-minutes-beyond =
    Expected time: about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ({ NUMBER($low) } to { NUMBER($high) }), if what { NUMBER($mazes) } mazes of this class show also holds for easier or harder ones.

## The index of a class set

# Below the title. Mazes that are easier or harder than those have no minutes.
about-expected-minutes = Expected minutes are from { NUMBER($mazes) } mazes of this class, difficulty { $easiest } to { $hardest }.
# What an update will do, before the question whether to do it.
class-minutes-differ =
    { $has ->
        [yes] The index gets the expected minutes of each maze.
       *[no] The index loses its expected minutes.
    }
minutes-column-taken = Expected minutes are not in { $index }, because something else is in their column.

## The sheet

# The name of a new sheet, of at most 25 characters.
times-sheet = Times
times-title = What the times of { NUMBER($mazes) } mazes of { NUMBER($sizes) } sizes say, difficulty { $easiest } to { $hardest }
# $low to $high is a confidence interval.
times-trend =
    { $trend ->
        [longer] Harder mazes take longer: 10 more points of difficulty multiply the minutes by { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, 95 % confidence).
        [shorter] Harder mazes take less time, which is strange: 10 more points of difficulty multiply the minutes by { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, 95 % confidence).
       *[unclear] These times don’t show whether harder mazes take longer: 10 more points of difficulty multiply the minutes by { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, 95 % confidence).
    }
times-example =
    A maze of difficulty { $rating } takes about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }: half of the times are expected below that, and 95 in 100 between { NUMBER($low) } and { NUMBER($high) }.
times-caution = Each time counts by itself; where the same pupils solved several mazes, the intervals are only approximate.
# Two sentences of at most 80 characters above the chart.
times-chart = Measured and expected minutes
times-chart-says = Each point is a maze; “{ chart-as-expected }” marks where both would be equal.
times-chart-means = Mazes above it took longer than expected; mazes below it took less time.
chart-as-expected = As expected
times-parameters-table = The line: minutes = a · b^(difficulty / 10); intervals of 95 % confidence
times-mazes-table = The mazes; 95 in 100 times are expected to lie between { column-from } and { column-to }
parameter-mazes = Mazes (n)
parameter-at-zero = Minutes at difficulty 0 (a)
parameter-factor = Factor for 10 points (b)
# About two thirds of the times lie within this factor of the expected ones.
parameter-spread = Factor of the usual spread
column-parameter = Parameter
column-value = Value
column-from = From
column-to = To
column-class-set = Class set
# Of the chart.
column-measured-minutes = Measured minutes
# Of the chart, and of the index of a class set.
column-expected-minutes = Expected minutes
# Of the table, where minutes are meant.
column-expected = Expected
