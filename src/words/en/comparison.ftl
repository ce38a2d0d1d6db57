# What is measured of mazes, and what is expected of it.

metric-dead-ends = Dead ends
metric-junctions = Junctions
metric-crossroads = Crossroads
metric-straights = Straights
metric-turns = Turns
metric-longest-path = Longest path
metric-solution-length = Solution
metric-wrong-turnings = Wrong turnings
metric-difficulty = Difficulty

# What an expected figure rests on; { $source } is one of the messages that follow, as { $kind } says derived or found by simulation.
theory-rests-on =
    { $kind ->
        [exact] exact: { $source }
       *[published] published: { $source }
    }
theory-every-maze = every maze of this size has it
theory-simulated = { NUMBER($mazes) } mazes of { NUMBER($columns) } x { NUMBER($rows) } by an independent program
theory-binary-tree-dead-ends = rows x columns / 4 + 1, cell by cell
theory-binary-tree-crossroads = no cell opens both its left and its top wall
theory-binary-tree-solution = the path to the top left corner only goes left and up

# How a maze's figure compares with those of mazes made the same way.
figure-of-every-maze = as in every such maze
figure-of-no-other-maze = unlike any other such maze
figure-usual = as usual
figure-low =
    { $howFar ->
        [somewhat] somewhat low
        [unusually] unusually low
       *[veryUnusually] very unusually low
    }
figure-high =
    { $howFar ->
        [somewhat] somewhat high
        [unusually] unusually high
       *[veryUnusually] very unusually high
    }
