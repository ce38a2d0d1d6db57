const STARS = 5;

/** A share from 0 to 1 as one to five stars: "★★★☆☆" from 0.4 to under 0.6. */
export function stars(share: number): string {
  const full = Math.min(STARS, 1 + Math.floor(share * STARS));
  return "★".repeat(full) + "☆".repeat(STARS - full);
}
