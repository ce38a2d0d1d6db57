import type { Source } from "./generatorFacts";

/** A book with programs for most of the generators. */
export const BUCK: Source = {
  text: "Buck, Mazes for Programmers, 2015",
  url: "https://pragprog.com/titles/jbmaze/mazes-for-programmers/",
};
/** A page that compares generators and solvers, with figures. */
export const PULLEN: Source = {
  text: "Pullen, Think Labyrinth: Maze algorithms",
  url: "https://www.astrolog.org/labyrnth/algrithm.htm",
};
