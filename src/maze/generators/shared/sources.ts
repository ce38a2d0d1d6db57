import type { Source } from "./generatorFacts";

export const BUCK: Source = {
  text: "Buck, Mazes for Programmers, 2015",
  url: "https://pragprog.com/titles/jbmaze/mazes-for-programmers/",
};
export const PULLEN: Source = {
  text: "Pullen, Think Labyrinth: Maze algorithms",
  url: "https://www.astrolog.org/labyrnth/algrithm.htm",
};
