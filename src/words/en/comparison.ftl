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

# How a maze's figure compares with those of mazes made the same way.
figure-compared =
    { $how ->
        [always] as in every such maze
        [never] unlike any other such maze
        [usual] as usual
        [somewhat] somewhat { $side ->
            [low] low
           *[high] high
        }
        [unusually] unusually { $side ->
            [low] low
           *[high] high
        }
       *[veryUnusually] very unusually { $side ->
            [low] low
           *[high] high
        }
    }
