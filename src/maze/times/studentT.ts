/** Halvings of an interval after which a number no longer changes. */
const HALVINGS = 60;

/**
 * The t for which this share of Student's t distribution lies between -t and t: 12.71 for 0.95 and 1 degree of freedom, 2.07 for 22.
 * `share` is from 0 to under 1, `degrees` a whole number from 1.
 */
export function studentT(share: number, degrees: number): number {
  let [low, high] = [0, Math.PI / 2];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (shareWithin(middle, degrees) < share) low = middle;
    else high = middle;
  }
  return Math.tan((low + high) / 2) * Math.sqrt(degrees);
}

/**
 * The share between -t and t, where t = √degrees · tan(angle): a finite sum for whole degrees of freedom.
 * Source: Abramowitz, Stegun: Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
 */
function shareWithin(angle: number, degrees: number): number {
  const cosine = Math.cos(angle);
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
