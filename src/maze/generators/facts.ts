import { message } from "../../message";
import { byId } from "../model";
import type { Colouring } from "../trace";

/** What an entry of the table says; the rest of a generator's facts follows from its id, or is what most of them have in common. */
interface OwnFacts {
  /** False if the algorithm needs a whole rectangle; it then refuses a mask that removes a cell. */
  readonly honoursMask?: boolean;
  /** How long it takes for n cells, on a square. */
  readonly cost?: string;
  /** Whether it decides by sets of cells that it merges, so that their merge tree is worth seeing. */
  readonly mergesSets?: true;
  /** What tints show while a person watches it. */
  readonly colouring?: Colouring;
  readonly kind: Kind;
  /** Its maze of 10 x 10 with the seed "picture", as encodeWalls (code/wallCode.ts) writes it. */
  readonly picture: string;
  readonly sources: readonly Source[];
  /** What somebody else's simulations found. */
  readonly simulated?: Simulated;
  /** For generators that nobody else has simulated: shares of the cells, found in 400 mazes of 20 x 20 with the seed "texture". */
  readonly measured?: readonly [deadEnds: number, solution: number, longest: number];
}

/** Where a generator stands among the others in lists that people choose from. */
interface Kind {
  readonly texture: keyof typeof textures;
  readonly place: number;
  /** How hard its mazes are on average, on 20 x 20 from corner to corner; see docs/decisions/maze-measures.md. */
  readonly difficulty: "easy" | "medium" | "hard";
}

/** What mazes are like; the kinds that most people want come first. In `study` are those whose mazes another kind makes too. */
export const textures = {
  deadEnds: message("texture-dead-ends"),
  rivers: message("texture-rivers"),
  corridors: message("texture-corridors"),
  study: message("texture-study"),
} as const;

interface Source {
  readonly text: string;
  readonly url: string;
}

const BUCK: Source = {
  text: "Buck, Mazes for Programmers, 2015",
  url: "https://pragprog.com/titles/jbmaze/mazes-for-programmers/",
};
const GROWING: Source = {
  text: "Buck, Maze generation: growing tree algorithm, 2011",
  url: "https://weblog.jamisbuck.org/2011/1/27/maze-generation-growing-tree-algorithm",
};
const KRUSKAL: Source = {
  text: "Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956",
  url: "https://doi.org/10.1090/S0002-9939-1956-0078686-7",
};
const PULLEN: Source = {
  text: "Pullen, Think Labyrinth: Maze algorithms",
  url: "https://www.astrolog.org/labyrnth/algrithm.htm",
};

/**
 * What simulations on 20 x 20 found: dead ends and their standard deviation, path from corner to corner, longest path, all in
 * per cent of the 400 cells. The standard error of the mean of dead ends is the deviation divided by 141.
 */
export type Simulated = readonly [deadEnds: number, sd: number, solution: number, longest: number];

const MINIMUM_TREE: Simulated = [30.31, 1.36, 14.4, 20.8];
const UNIFORM_TREE: Simulated = [29.04, 1.38, 15.08, 23.2];
const NEWEST: Simulated = [10.535, 0.918, 29.2, 57.52];

/** Every generator, in the order of lists and of their numbers in share codes: new ones come last, and none is taken out. */
const table = {
  kruskal: {
    mergesSets: true,
    cost: "O(n α(n))",
    kind: { texture: "deadEnds", place: 1, difficulty: "medium" },
    picture: "6050M-SENEG-EFPYS-P0H9N-P6AEM-XPDNB-7DBTQ-J9NHW-0W",
    sources: [KRUSKAL],
    simulated: MINIMUM_TREE,
  },
  "depth-first": {
    colouring: "stack",
    kind: { texture: "rivers", place: 1, difficulty: "hard" },
    picture: "6050N-SYSEW-H3B5D-3NX67-VTD8A-J9HWC-KVETS-0WEFK-1M",
    sources: [PULLEN, BUCK],
    simulated: NEWEST,
  },
  "prim-weights": {
    colouring: "frontier",
    kind: { texture: "study", place: 1, difficulty: "medium" },
    picture: "6050M-SENEG-EFPYS-P0H9N-P6AEM-XPDNB-7DBTQ-J9NHW-0W",
    sources: [
      {
        text: "Prim, Shortest connection networks and some generalizations, 1957",
        url: "https://doi.org/10.1002/j.1538-7305.1957.tb01515.x",
      },
      BUCK,
    ],
    simulated: MINIMUM_TREE,
  },
  "prim-frontier": {
    colouring: "frontier",
    kind: { texture: "deadEnds", place: 4, difficulty: "easy" },
    picture: "6050M-KJYNR-DY7HV-3P6PK-K2SXJ-TDAZF-JJ0TR-1RSPV-1W",
    sources: [BUCK, PULLEN],
    simulated: [35.16, 1.328, 10.84, 14.68],
  },
  wilson: {
    cost: "O(n log n)",
    colouring: "walk",
    kind: { texture: "deadEnds", place: 2, difficulty: "medium" },
    picture: "6050M-QX5MZ-TD4F2-MHFAX-WW3CS-N8XRW-AN3ZP-WJM3C-1W",
    sources: [
      {
        text: "Wilson, Generating random spanning trees more quickly than the cover time, 1996",
        url: "https://doi.org/10.1145/237814.237880",
      },
    ],
    simulated: UNIFORM_TREE,
  },
  "aldous-broder": {
    cost: "O(n log² n)",
    colouring: "cover",
    kind: { texture: "study", place: 3, difficulty: "medium" },
    picture: "6050M-7DSYC-DXM16-Q7P59-SKEDX-E9381-EPA7A-QBDEY-1M",
    sources: [
      {
        text: "Aldous, The random walk construction of uniform spanning trees and uniform labelled trees, 1990",
        url: "https://doi.org/10.1137/0403039",
      },
      { text: "Broder, Generating random spanning trees, 1989", url: "https://doi.org/10.1109/SFCS.1989.63516" },
    ],
    simulated: UNIFORM_TREE,
  },
  eller: {
    honoursMask: false,
    mergesSets: true,
    kind: { texture: "deadEnds", place: 3, difficulty: "medium" },
    picture: "6050N-VRQJV-CZE90-91FB3-JSQ3A-SJMEX-E4WVA-AXAQE-1R",
    sources: [PULLEN, BUCK],
    simulated: [29.001, 1.388, 14.1, 22.32],
  },
  "hunt-and-kill": {
    colouring: "frontier",
    kind: { texture: "rivers", place: 2, difficulty: "hard" },
    picture: "6050N-YXSAM-SST9K-3SQ69-7HEM9-CXSEC-BHEDS-8CEBX-1M",
    sources: [BUCK, PULLEN],
    simulated: [10.021, 0.871, 19.39, 37.67],
  },
  sidewinder: {
    honoursMask: false,
    colouring: "run",
    kind: { texture: "corridors", place: 2, difficulty: "easy" },
    picture: "6050M-QAXQW-HYFQ6-8TV4G-F54JX-YMCQZ-9R2F4-JFYDM-0G",
    sources: [BUCK],
    simulated: [27.382, 1.319, 11.88, 20.69],
  },
  "binary-tree": {
    honoursMask: false,
    kind: { texture: "corridors", place: 3, difficulty: "easy" },
    picture: "6050N-XZN3M-DX6K7-EPXAY-021ZW-Z81J3-F6MDM-7W5X1-1W",
    sources: [BUCK],
    simulated: [25.255, 1.236, 9.75, 18.13],
  },
  "recursive-division": {
    honoursMask: false,
    colouring: "chamber",
    kind: { texture: "corridors", place: 1, difficulty: "medium" },
    picture: "6050M-NF5VS-8JKKP-HQBEH-PC8CF-FK9QS-X2H78-DBHFS-1M",
    sources: [PULLEN, BUCK],
    simulated: [27.137, 1.554, 16.63, 25.6],
  },
  "growing-tree-newest": {
    colouring: "active",
    kind: { texture: "study", place: 4, difficulty: "hard" },
    picture: "6050N-SYSEW-H3B5D-3NX67-VTD8A-J9HWC-KVETS-0WEFK-1M",
    sources: [GROWING, PULLEN],
    simulated: NEWEST,
  },
  "growing-tree-oldest": {
    colouring: "active",
    kind: { texture: "corridors", place: 4, difficulty: "easy" },
    picture: "6050N-5AQN7-Z4Z9B-T5BAN-ZAFAB-XATQA-JTAQA-TNAG6-00",
    sources: [GROWING, PULLEN],
    measured: [0.1156, 0.0975, 0.1282],
  },
  "growing-tree-random": {
    colouring: "active",
    kind: { texture: "deadEnds", place: 5, difficulty: "easy" },
    picture: "6050N-AK6AV-SPN5W-QR9QN-7EBW9-C37XM-R6EEW-DKHFE-08",
    sources: [GROWING, PULLEN],
    measured: [0.2799, 0.1055, 0.1446],
  },
  "growing-tree-mixed": {
    colouring: "active",
    kind: { texture: "rivers", place: 3, difficulty: "medium" },
    picture: "6050N-TENQK-7KMED-DVDBB-98RV8-7RZN3-K98JK-RK2EV-1R",
    sources: [GROWING, PULLEN],
    measured: [0.2686, 0.1267, 0.1821],
  },
  boruvka: {
    mergesSets: true,
    cost: "O(n log n)",
    kind: { texture: "study", place: 2, difficulty: "medium" },
    picture: "6050M-SENEG-EFPYS-P0H9N-P6AEM-XPDNB-7DBTQ-J9NHW-0W",
    sources: [
      {
        text: "Nešetřil, Milková, Nešetřilová, Otakar Borůvka on minimum spanning tree problem, 2001",
        url: "https://doi.org/10.1016/S0012-365X(00)00224-7",
      },
    ],
    simulated: MINIMUM_TREE,
  },
  "kruskal-picks": {
    mergesSets: true,
    cost: "O(n log n)",
    kind: { texture: "study", place: 5, difficulty: "medium" },
    picture: "6050M-ZYT0J-VBQVG-5AQ9P-835NN-AZWY2-5KKF2-WTWAR-1W",
    sources: [KRUSKAL],
    simulated: MINIMUM_TREE,
  },
} as const satisfies Readonly<Record<string, OwnFacts>>;

/** What is known of the generators but their algorithms: plain data, so that a page can show them without loading generators.ts. */
export const generatorFacts = (Object.keys(table) as (keyof typeof table)[]).map((id, place) => ({
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks contain it. */
  id,
  codeNumber: place + 1,
  name: message(`generator-${id}`),
  /** What its mazes look like, in a few words: what people choose by. */
  look: message(`generator-${id}-look`),
  /** How it works and what its mazes are like, in three sentences. */
  idea: message(`generator-${id}-idea`),
  honoursMask: true,
  cost: "O(n)",
  colouring: "sets" as const,
  ...(table[id] as OwnFacts),
}));
export type GeneratorFacts = Readonly<(typeof generatorFacts)[number]>;

export const generatorFactsById = (id: string): GeneratorFacts => byId<GeneratorFacts>(generatorFacts, id);
