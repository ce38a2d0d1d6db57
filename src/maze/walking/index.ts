/** A person's walk through a maze: its trail, and what a reported selection means for it. */
export { type Walked, Follower } from "./follower";
export { Walk } from "./walk";
