# The tab Make.

size-title = Size
columns-field = Columns
make-note = Hearts and names: { shape-title }. Class sets: { print-tab }. Mazes you already have: { change-tab }.
rows-field = Rows
size-pending-note = The sheet’s size cells don’t hold these numbers yet.

kind-title = Kind of maze

variation-title = Texture, rooms, openings, seed
rooms-field = Rooms
rooms-note = As many open rectangles as fit. They don’t count as faults in Check.
room-from-field = Shortest side of a room
room-to-field = Longest side of a room
cells-unit = cells
openings-field = Extra openings
openings-note = Opens this share of the remaining inner walls, which makes loops.
dead-ends-field = Dead ends removed
dead-ends-note = This share of the dead ends gets a second way out.
blocks-field = Chance of blocked walls
blocks-note = The chance, for each wall that should fall, that it stays in place. Parts of the maze may be cut off.
direction-field = Direction
direction-note = Below 0, more passages run left and right; above 0, up and down.
river-field = Rivers
river-note = The higher, the farther a passage runs before it branches.
pattern-choice = Symmetry
pattern-name = { $pattern ->
   *[none] None
    [leftRight] Left and right
    [topBottom] Top and bottom
    [halfTurn] Half turn
    [labyrinth] Labyrinth: one path through all cells
}

seed-field = Seed
# In an empty field for a seed: without one, a seed is chosen by chance.
seed-placeholder = New seed each time
keep-seed-maze = Keep this seed

look-title = Look
layout-title = Layout
cell-size-field = Cell size in points
# Of cells that are not square.
cell-width-field = Cell width in points
cell-height-field = Cell height in points
square-cells-check = Cells are square
font-size-field = Font size
# Behind a number: typographic points.
points-unit = points
walls-choice = Walls
walls-lines = Lines
walls-cells =
    { $share ->
        [100] Cells as wide as the paths
       *[other] Cells, { $share } % as wide as the paths
    }
wall-weight-choice = Wall weight
wall-thin = Thin
wall-medium = Medium
wall-thick = Thick
wall-colour-field = Wall colour
fill-colour-field = Fill
format-grid-button = Format grid
fit-window-button = Fit the window
format-grid-note = { format-grid-button } draws an empty grid in this look, in which every wall stands. { generate-button } draws a maze.

shape-title = Shape
use-shape-check = Use selected or coloured cells
shape-choice = Shape
shape-areas = The selected areas
shape-colour = All cells of the active cell’s colour
shape-note = Columns and rows have no effect then. To select several areas, hold Ctrl (on a Mac, Cmd).
size-cells-note = { set-up-sheet-button } draws nothing: it writes the numbers of columns and rows into two cells to the right of the grid, where you can change them too.
set-up-sheet-button = Size cells

previous-maze-button = Previous maze
