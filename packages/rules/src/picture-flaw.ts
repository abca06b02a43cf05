/** Why a photograph may be of little use to a doctor. */
export type PictureFlaw = 'dark' | 'bright' | 'blurred';

/** Lightness up to which a point is dark, and from which it is white. */
const darkUpTo = 60;
const whiteFrom = 250;
/** The part of all points that is dark in a photograph without light. */
const darkPart = 0.9;
/** The part of all points that is white in one that the light washed out. */
const whitePart = 0.9;
/** Sides of the squares in which edges are looked for, and how much lightness must change within one to hold an edge. */
const squareSide = 32;
const leastContrast = 40;
/** How steep the steepest edges are, as a part of the contrast of their square; below it nothing is in focus. */
const leastSharpness = 0.12;
/** Of the squares with an edge, so many may be sharper by chance: dust, the frame of a screen. */
const strayPart = 0.05;

/**
 * What is wrong with the light or the focus of a photograph; null for nothing, and where that cannot be told.
 * @param lightness of each point, 0 to 255, line by line, of a picture some 800 points long.
 * @param width points of a line.
 */
export function pictureFlaw(lightness: Uint8Array, width: number): PictureFlaw | null {
  if (lightness.length === 0) return null;
  const part = (counts: (value: number) => boolean): number => {
    let found = 0;
    for (const value of lightness) if (counts(value)) found += 1;
    return found / lightness.length;
  };
  if (part((value) => value <= darkUpTo) >= darkPart) return 'dark';
  const sharpness = sharpnessOf(lightness, width);
  // A screenshot is white as well, and its edges are sharp.
  const isSharp = sharpness !== null && sharpness >= leastSharpness;
  if (!isSharp && part((value) => value >= whiteFrom) >= whitePart) return 'bright';
  return sharpness === null || isSharp ? null : 'blurred';
}

/** How steep the steepest edges are; null where there is no edge at all, as of bare skin. */
function sharpnessOf(lightness: Uint8Array, width: number): number | null {
  const height = Math.floor(lightness.length / width);
  const flat: number[] = [];
  const edged: Square[] = [];
  for (let top = 1; top + squareSide < height; top += squareSide)
    for (let left = 1; left + squareSide < width; left += squareSide) {
      const square = squareOf(lightness, width, { top, left });
      if (square.contrast < leastContrast) flat.push(square.bend);
      else edged.push(square);
    }
  // What bends where there is no edge is the noise of the sensor.
  const noise = highest(flat, 0.5) ?? 0;
  return highest(
    edged.map(({ bend, contrast }) => Math.max(0, bend - noise) / contrast),
    strayPart,
  );
}

/** The value that a part of all values exceeds; null for none. */
function highest(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, other) => other - one);
  return sorted[Math.floor(sorted.length * part)] ?? null;
}

/** How much lightness changes within a square, and how sharply at its sharpest. */
interface Square {
  readonly contrast: number;
  readonly bend: number;
}

function squareOf(
  lightness: Uint8Array,
  width: number,
  { top, left }: { readonly top: number; readonly left: number },
): Square {
  let least = 255;
  let most = 0;
  let bend = 0;
  for (let y = top; y < top + squareSide; y += 1)
    for (let x = left; x < left + squareSide; x += 1) {
      const place = y * width + x;
      const at = (offset: number): number => lightness[place + offset] ?? 0;
      const here = at(0);
      least = Math.min(least, here);
      most = Math.max(most, here);
      bend = Math.max(bend, Math.abs(at(-1) + at(1) + at(-width) + at(width) - 4 * here));
    }
  return { contrast: most - least, bend };
}
