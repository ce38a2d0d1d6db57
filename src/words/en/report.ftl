# The report of Print, About: what the program that holds the workbook does with cells, lines and names.
#
# People paste its text into a bug report. What stands before the colon names the finding and stays as it is.

about-host = Lavirint { $version } on { $platform } { $host }, { $language }.
# Names of Microsoft's sets, which are the same in every language: "ExcelApi 1.17, SharedRuntime 1.1".
about-api-sets = API sets: { $sets }

report-made = The report is ready. Nothing of it is left in the workbook.
earlier-report-sheet-removed = The sheet { $sheet }, which an earlier report had left, was removed.
report-changed-nothing-else = Nothing else was changed.

report-title = Lavirint { $version }: what it found out about the program that holds the workbook
report-platform = Platform: { $platform } { $host }, { $language }

report-looks =
    { $topic ->
        [lines] Testing lines between cells…
        [areas] Testing addresses of several areas…
        [time] Measuring the time of a request…
        [pace] Measuring the time of areas…
        [fills] Testing fills…
        [names] Testing names…
        [page] Testing the page…
        [events] Testing events…
       *[freezing] Testing frozen panes…
    }

## Instead of findings

report-topic =
    { $topic ->
        [lines] Lines between cells
        [areas] Addresses of several areas
        [time] Time
        [pace] Time of areas
        [fills] Fills
        [names] Names
        [page] Page
        [events] Events
       *[freezing] Freezing
    }
report-topic-skipped = { report-topic }: not tested, because the other answers took too long
# What the program said, in its own words.
report-topic-refused = { report-topic }: refused: { $details }

## Lines between cells. A line is drawn at the edge of two cells; when each cell is asked, both, one or neither tells of it.

report-lines-holder =
    Lines between cells are held by: { $holder ->
        [both] both cells
        [leftOrUpper] the left or upper cell
        [rightOrLower] the right or lower cell
        [either] sometimes one cell, sometimes the other
        [last] the cell for which they were drawn last
        [each] the cell for which they were drawn, each its own
       *[drawnFor] the cell for which they were drawn
    }
# $tellers is one of the four that follow, or several.
report-lines-inside = Who tells of a line inside a range: { $tellers }
report-lines-of-first = Who tells of a line drawn for the left or upper cell: { $tellers }
report-lines-of-second = Who tells of a line drawn for the right or lower cell: { $tellers }
report-lines-by-properties = Who tells of a line drawn by properties of the left or upper cell: { $tellers }
report-lines-of-areas = Who tells of a line drawn by them: { $tellers }
told-by-both = both
told-by-left-or-upper = left or upper
told-by-right-or-lower = right or lower
told-by-neither = neither
# Differently in different places.
told-by-several = { $one } / { $other }
report-lines-taken-beside =
    A line that the cell beside takes away: { $fate ->
        [gone] is gone
       *[stays] stays
    }
report-lines-taken-inside = Lines inside a range that are taken away: { report-fate-of-lines }
report-lines-taken-in-areas = Lines inside several areas that are taken away: { report-fate-of-lines }
report-fate-of-lines =
    { $fate ->
        [gone] are gone
       *[stay] stay, though success is reported
    }

## Addresses of several areas: "B2:C3,E2:F3"

report-areas-work = Addresses of several areas: work
report-areas-touching =
    Areas of one address that touch: { $areas ->
        [apart] stay apart
       *[joined] are joined
    }
# $style is "null" or a name of Microsoft's in quotation marks.
report-areas-mixed = A border in one of several areas reads: { $style }
report-range-mixed = A border in a part of one area reads: { $style }
report-quoted = “{ $text }”

## Time, in milliseconds

report-round-trip = A small request takes: { NUMBER($milliseconds) } ms
report-pace = A hundred areas take: { NUMBER($milliseconds) } ms, by a request of { NUMBER($areas) }

## Fills and contents. What stands for a pattern, a colour and a tint is as the program gave it.

report-fill-hatched = A hatched fill reads: { report-fill }
report-fill-white = A white fill reads: { report-fill }
report-fill-none = No fill reads: { report-fill }
report-fill = pattern { $pattern }, colour { $colour }, tint { $tint }
# JAN5 is the address of a cell.
report-address = The text JAN5: { report-fate-of-text }
report-address-as-text = The text JAN5 in a cell of text format: { report-fate-of-text }
report-fate-of-text =
    { $fate ->
        [text] stays a text
       *[date] becomes a date
    }

## Names of the workbook

report-long-name =
    A hidden name of { NUMBER($length) } characters: { $text ->
        [kept] { $visibility ->
            [hidden] keeps its text, and stays hidden
           *[shown] keeps its text, and shows
        }
       *[lost] { $visibility ->
            [hidden] loses its text, and stays hidden
           *[shown] loses its text, and shows
        }
    }
report-names-of-sheet =
    Among the names of a sheet: { $names ->
        [all] the workbook’s are there too
       *[own] only its own are there
    }
# "A1" or "R1C1".
report-name-style = Names point to cells in the style: { $style }
report-print-area = The print area among the names: is { $name }
report-print-area-not-listed = The print area among the names: is not listed

## Pages, events and sheets

report-fitting =
    Fitting to one page: { $taken ->
        [atOnce] taken at once
        [second] taken at the second request
       *[never] taken never
    }
report-change-not-told = A change is told: not
# $source is a name of Microsoft's.
report-change-told = A change is told: after { NUMBER($milliseconds) } ms, by { $source }
report-change-told-by-nobody = A change is told: after { NUMBER($milliseconds) } ms, by nobody that is named
report-large-write = Writing { NUMBER($cells) } cells while changes are told: goes well
report-large-write-refused = Writing { NUMBER($cells) } cells while changes are told: is refused: { $code }
report-freezing =
    A sheet behind whose panes are frozen: { $sheet ->
        [front] comes to the front
       *[behind] stays behind
    }
# "in a worker", or "in the page", and why.
report-engine = Mazes are made and solved: { $where }
