import { expect, it } from 'vitest';
import { pictureFlaw, type PictureFlaw } from './picture-flaw';

const [width, height] = [800, 600];

/** A picture by the lightness at each point. */
function picture(lightnessAt: (x: number, y: number) => number): Float64Array {
  const points = new Float64Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) points[y * width + x] = lightnessAt(x, y);
  return points;
}

/** Out of focus by so many points, as a lens does it: the mean of what is around, twice along both axes. */
function blurred(points: Float64Array, radius: number): Float64Array {
  const along = (from: Float64Array, step: number): Float64Array =>
    from.map((_, place) => {
      let [sum, count] = [0, 0];
      for (let away = -radius; away <= radius; away += 1) {
        const value = from[place + away * step];
        if (value !== undefined) [sum, count] = [sum + value, count + 1];
      }
      return sum / count;
    });
  const once = (from: Float64Array) => along(along(from, 1), width);
  return once(once(points));
}

const flawOf = (points: Float64Array) => pictureFlaw(Uint8Array.from(points), width);

/** Lines of print on paper. */
const print = (ink: number, paper: number) =>
  picture((x, y) => (y % 24 < 12 && (x * 7 + Math.floor(y / 24) * 13) % 11 < 5 ? ink : paper));
/** A red spot of some size on skin. */
const spot = picture((x, y) => (Math.hypot(x - 400, y - 300) < 90 ? 120 : 190));
/** The same every time, as little as a sensor adds in good light. */
const noisy = (points: Float64Array) =>
  points.map((value, place) => value + (((place * 2654435761) % 7) - 3));

it.each<[string, Float64Array, PictureFlaw | null]>([
  ['a printed report', print(40, 220), null],
  ['faint print on grey paper', print(140, 200), null],
  ['white print on black, as of a scan', print(240, 10), null],
  ['a screenshot, nearly all white', picture((x, y) => (y === 300 && x % 9 < 5 ? 0 : 255)), null],
  ['a spot in focus', noisy(spot), null],
  ['bare skin without an edge', noisy(picture((x) => 170 + x / 80)), null],
  ['a report in a weak light', print(30, 120), null],
  ['a report out of focus', blurred(print(40, 220), 4), 'blurred'],
  ['a spot out of focus', noisy(blurred(spot, 8)), 'blurred'],
  ['a spot far out of focus', noisy(blurred(spot, 16)), 'blurred'],
  ['a report in the dark', print(4, 40), 'dark'],
  ['a covered lens', picture(() => 3), 'dark'],
  ['a report washed out by the light', picture((x) => (x < 40 ? 246 : 255)), 'bright'],
])('%s', (_, points, flaw) => {
  expect(flawOf(points)).toBe(flaw);
});

it('says nothing of a picture too small to tell, or of none', () => {
  expect(pictureFlaw(new Uint8Array(), 0)).toBeNull();
  expect(pictureFlaw(Uint8Array.of(120, 130, 120, 130), 2)).toBeNull();
});
