# The report of Print, About: what the program that holds the workbook does with cells, lines and names.
#
# People paste its text into a bug report. What stands before the colon names the finding and stays as it is.

about-host = Lavirint { $version } on { $platform } { $host }, { $language }.
# Names of Microsoft's sets, which are the same in every language: "ExcelApi 1.17, SharedRuntime 1.1".
about-api-sets = API sets: { $sets }

report-made = The report is ready.
report-stopped = Stopped: the report holds what was found until then.
report-without-sheet = No sheet could be added, so it holds only what can be found without one.
report-leaves-nothing = Nothing of it is left in the workbook.
earlier-report-sheet-removed = The sheet { $sheet }, which an earlier report had left, was removed.

report-title = Lavirint { $version }: what it found out about the program that holds the workbook
report-platform = Platform: { $platform } { $host }, { $language }

# The parts of the report.
report-section =
    { $section ->
        [excel] This Excel
        [time] Time
        [lines] Lines between cells
        [cells] Cells
        [names] Names
       *[page] Page
    }
report-stopped-here = Stopped here. The rest was not tested.

report-looks =
    { $topic ->
        [excel] Asking where this runs…
        [time] Measuring the time of a request…
        [lines] Testing lines between cells…
        [areas] Testing addresses of several areas…
        [pace] Measuring the time of areas…
        [colours] Testing colours of lines…
        [fills] Testing fills…
        [names] Testing names…
        [longNames] Testing long names…
        [fitting] Testing fitting to a page…
        [printAreas] Testing print areas…
        [settings] Testing page settings…
        [events] Testing events…
        [drawings] Testing pictures and charts…
        [freezing] Testing frozen panes…
        [slowing] Measuring whether Excel gets slower…
        [laterPace] Measuring the time of areas again…
        [inserting] Inserting small sheets…
        [insertingLarge] Inserting large sheets…
        [copying] Copying formats of small sheets…
        [copyingLarge] Copying formats of large sheets…
        [styles] Counting cell styles…
        [file] Asking for the workbook as a file…
       *[inFront] Testing whether another workbook is in front…
    }
report-measures-slowing = Measuring whether Excel gets slower, for up to a minute. Stop ends it…

## Instead of findings

report-topic =
    { $topic ->
        [excel] This Excel
        [time] Time
        [lines] Lines between cells
        [areas] Addresses of several areas
        [pace] Time of areas
        [colours] Colours of lines
        [fills] Fills
        [names] Names
        [longNames] Long names
        [fitting] Fitting to a page
        [printAreas] Print areas
        [settings] Page settings
        [events] Events
        [drawings] Pictures and charts
        [freezing] Freezing
        [slowing] Slowing down
        [laterPace] Time of areas later
        [inserting] Inserting small sheets
        [insertingLarge] Inserting large sheets
        [copying] Copying formats of small sheets
        [copyingLarge] Copying formats of large sheets
        [styles] Cell styles
        [file] The workbook as a file
       *[inFront] Workbook in front
    }
report-topic-skipped = { report-topic }: { report-skipped }
report-skipped = not tested, because the other answers took too long
report-late =
    no answer within { $seconds ->
        [one] a second
       *[other] { NUMBER($seconds) } seconds
    }
# What the program said, in its own words.
report-topic-refused = { report-topic }: refused: { $details }
# An error in Lavirint.
report-topic-failed = { report-topic }: { report-failed }
report-failed = failed: { $details }
report-sheet-refused = Adding a sheet: is refused: { $details }
# These two answer many of the findings below.
report-works = works
report-refused = is refused: { $code }

## This Excel

# A language as a code: "de-DE".
report-content-language = Language of contents: { $language }
report-locks =
    Web Locks, which keep other windows of Lavirint waiting: { $locks ->
        [present] present
       *[missing] missing
    }
# Whether Excel has a way to group them: ExcelApi 1.20.
report-undo =
    Steps of undo that an add-in makes: { $steps ->
        [grouped] can be grouped
       *[apart] cannot be grouped
    }
report-front-sheet = Asking for the sheet in front: { $answer }
report-front-cell = Asking for the active cell: { $answer }
report-front-activating = Bringing a sheet to the front: { $answer }
report-front-names = Listing the names of a sheet: { $answer }

## Lines between cells. A line is drawn at the edge of two cells; when each cell is asked, both, one or neither reports it.

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
# $reporters is one of the four that follow, or several.
report-lines-inside = Cells that report a line inside a range: { $reporters }
report-lines-of-first = Cells that report a line drawn for the left or upper cell: { $reporters }
report-lines-of-second = Cells that report a line drawn for the right or lower cell: { $reporters }
report-lines-by-properties = Cells that report a line drawn by properties of the left or upper cell: { $reporters }
report-lines-of-areas = Cells that report a line drawn by an address of several areas: { $reporters }
told-by-both = both
told-by-left-or-upper = left or upper
told-by-right-or-lower = right or lower
told-by-neither = neither
# Differently in different places.
told-by-several = { $one } / { $other }
report-lines-taken-beside =
    A line that is removed through the neighbouring cell: { $fate ->
        [gone] is gone
       *[stays] stays
    }
report-lines-taken-inside = Lines inside a range that are removed: { report-fate-of-lines }
report-lines-taken-in-areas = Lines inside several areas that are removed: { report-fate-of-lines }
report-fate-of-lines =
    { $fate ->
        [gone] are gone
       *[stay] stay, though success is reported
    }

# $drawn is the colour in which it was drawn, $read what Excel says: "#C00000".
report-colour-by-properties = The colour of a line drawn in { $drawn }, asked by cell properties: { $read }
report-colour-by-border = The colour of a line drawn in { $drawn }, asked by its border: { $read }

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

# In milliseconds, on average.
report-slowing = A small change takes: { NUMBER($first) } ms at first, { NUMBER($last) } ms after { NUMBER($changes) }
report-slowing-areas = A hundred areas take after that: { NUMBER($milliseconds) } ms
report-slowing-ended =
    { $call ->
        [merged] A small change takes after a look for merged cells: { NUMBER($milliseconds) } ms
       *[unprotecting] A small change takes after the sheet was unprotected: { NUMBER($milliseconds) } ms
    }

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
report-long-name-refused = A hidden name of { NUMBER($length) } characters: is refused: { $code }
# A name of one sheet that points to cells of another one.
report-name-elsewhere =
    A name that points to another sheet: { $place ->
        [kept] keeps its place
       *[lost] loses its place
    }
report-name-elsewhere-refused = A name that points to another sheet: is refused: { $code }
report-names-of-sheet =
    Among the names of a sheet: { $names ->
        [all] the workbook’s are there too
       *[own] only its own are there
    }
# "A1" or "R1C1".
report-name-style = Names point to cells in the style: { $style }
report-print-area = The print area among the names: is { $name }
report-print-area-not-listed = The print area among the names: is not listed
report-print-area-refused = The print area among the names: is refused: { $code }

## Pages, events and sheets

report-fitting =
    Fitting to one page: { $taken ->
        [atOnce] taken at once
        [second] taken at the second request
       *[never] never taken
    }
# $kept is "works", "keeps only …" or "is refused: …".
report-print-areas-as-text = A print area of { NUMBER($areas) } areas, as a text: { $kept }
report-print-areas-as-areas = A print area of { NUMBER($areas) } areas, as a RangeAreas: { $kept }
report-areas-kept = keeps only { NUMBER($areas) }
report-settings-time = Page settings take: { NUMBER($writing) } ms to write, { NUMBER($reading) } ms to read
report-settings-kept = Page settings read: as they were written
# $setting is a name of Microsoft's: "leftHeader". What was written and read is shown as it is.
report-setting = The page setting { $setting }: was written as { $written }, and reads { $read }
report-setting-refused = The page setting { $setting }: is refused: { $code }
report-picture = Adding a picture: { $answer }
report-chart = Adding a chart: { $answer }
report-change-not-told = A change is reported: not
# $source is a name of Microsoft's.
report-change-told = A change is reported: after { NUMBER($milliseconds) } ms, by { $source }
report-change-told-by-nobody = A change is reported: after { NUMBER($milliseconds) } ms, with no source named
report-large-write = Writing { NUMBER($cells) } cells while changes are reported: goes well
report-large-write-refused = Writing { NUMBER($cells) } cells while changes are reported: is refused: { $code }
report-freezing =
    A sheet behind whose panes are frozen: { $sheet ->
        [front] comes to the front
       *[behind] stays behind
    }
# "in a worker", or "in the page", and why.
report-engine = Mazes are made and solved: { $where }

## Whole sheets: inserted from a file, and formats copied from them. A table, whose questions and answers are messages of their own.

report-table = Whole sheets, and the workbook as a file
report-column =
    { $column ->
        [question] Question
        [answer] Answer
        [time] Time in ms
       *[size] Size in bytes
    }
# $side is 100 for a maze of 100 x 100. $form: which cells of the file have addresses.
report-inserting =
    { $form ->
        [first] Inserting a sheet of { NUMBER($side) } x { NUMBER($side) }, an address in each row
       *[every] Inserting a sheet of { NUMBER($side) } x { NUMBER($side) }, an address in each cell
    }
report-inserting-alone = Inserting a sheet from a file
report-inserted-front = In front after a visible sheet was inserted
report-front-is =
    { $front ->
        [before] the same sheet as before
        [inserted] the inserted sheet
       *[another] another sheet
    }
report-inserted-hidden = A hidden sheet that was inserted
# What the visibility of an inserted hidden sheet reads, in Excel’s own word.
report-reads = reads { $visibility }
report-inserted-keeps =
    { $what ->
        [width] Column widths of an inserted sheet
        [height] Row heights of an inserted sheet
        [margins] Margins of an inserted sheet
        [header] The header of an inserted sheet
       *[printArea] The print area of an inserted sheet
    }
report-fate-inserted =
    { $fate ->
        [kept] kept
       *[lost] lost
    }
report-copying = Copying the formats of { NUMBER($side) } x { NUMBER($side) } cells
report-copied-lines = Copied lines of { NUMBER($side) } x { NUMBER($side) } cells
report-lines-right =
    { $inside ->
        [right] right inside
       *[wrong] wrong inside
    }, { $edge ->
        [right] right on all four sides
       *[wrong] wrong on a side
    }, { $around ->
        [right] none on cells around
       *[wrong] some on cells around
    }
report-styles = Cell styles of the workbook before and after { NUMBER($sheets) } sheets were inserted
report-styles-are = { NUMBER($before) } and { NUMBER($after) }
report-file = The workbook as a file
report-pace-later = Changing a hundred areas by now
report-pace-ended = Changing a hundred areas after a call that ends undo
inserted-sheets-left = Delete the sheets that the report has inserted, if any are left: their names end with “+”.
