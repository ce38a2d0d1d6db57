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
# Behind the field: width and height are possible too.
cell-size-unit = or 24 x 12
cell-size-fault = “{ cell-size-field }” holds “{ $held }”. Type a number from 1 to { NUMBER($most) }, or width and height, such as 24 x 12.
font-size-field = Font size
# Behind a number: typographic points.
points-unit = points
walls-choice = Walls
walls-cells =
    { $share ->
        [100] Cells as wide as the paths
       *[other] Cells, { $share }% as wide as the paths
    }
wall-thin = Thin lines
wall-medium = Medium lines
wall-thick = Thick lines
wall-colour-field = Wall colour
fill-colour-field = Fill
format-grid-button = Format grid
fit-window-button = Fit the window
format-grid-note = { format-grid-button } draws an empty grid in this look, in which every wall stands. { generate-button } draws a maze.

shape-title = Shape
shape-areas = Selected cells
shape-colour = Coloured cells
shape-note = The maze is made in the selected cells (several areas with Ctrl, on a Mac Cmd), or in all cells of the active cell’s colour. Columns and rows have no effect.
size-cells-note = { set-up-sheet-button } draws nothing: it writes the numbers of columns and rows into two cells to the right of the grid, where you can change them too.
set-up-sheet-button = Size cells

previous-maze-button = Previous maze
