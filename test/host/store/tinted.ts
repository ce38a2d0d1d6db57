/** A colour made lighter (tint up to 1) or darker (down to -1) by its lightness, as ECMA-376 part 1, 18.8.19 says. */
export function tinted(color: string, tint: number): string {
  if (tint === 0) return color;
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];
  const most = Math.max(...channels);
  const least = Math.min(...channels);
  const lightness = (most + least) / 2;
  const next = tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint;
  const chroma = most - least;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  const nextChroma = saturation * (1 - Math.abs(2 * next - 1));
  const written = channels.map((channel) => {
    const share = chroma === 0 ? 0 : (channel - least) / chroma;
    const value = Math.round((next - nextChroma / 2 + share * nextChroma) * 255);
    return Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0");
  });
  return `#${written.join("").toUpperCase()}`;
}
