import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/**
 * Letters and digits by the strokes of a pen, on a grid of 4 by 6; none that is taken for another.
 * Drawn, not written: a server need not have a font.
 */
const strokes: Readonly<Record<string, readonly string[]>> = {
  2: ['0,1 1,0 3,0 4,1 4,2 0,6 4,6'],
  3: ['0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5'],
  4: ['3,6 3,0 0,4 4,4'],
  5: ['4,0 0,0 0,3 3,2 4,3 4,5 3,6 0,6'],
  6: ['4,0 1,1 0,3 0,5 1,6 3,6 4,5 4,4 3,3 0,4'],
  7: ['0,0 4,0 1,6'],
  9: ['4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 3,6 1,6'],
  A: ['0,6 2,0 4,6', '1,4 3,4'],
  C: ['4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'],
  E: ['4,0 0,0 0,6 4,6', '0,3 3,3'],
  F: ['4,0 0,0 0,6', '0,3 3,3'],
  H: ['0,0 0,6', '4,0 4,6', '0,3 4,3'],
  K: ['0,0 0,6', '4,0 0,3 4,6'],
  L: ['0,0 0,6 4,6'],
  N: ['0,6 0,0 4,6 4,0'],
  P: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3'],
  R: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3', '2,3 4,6'],
  T: ['0,0 4,0', '2,0 2,6'],
  X: ['0,0 4,6', '4,0 0,6'],
  Y: ['0,0 2,3 4,0', '2,3 2,6'],
};

const signs = Object.keys(strokes);
const codeLength = 4;

const width = 200;
const height = 72;
/** Pixels of one step of the grid. */
const step = 7;

/** A code for a picture, in capitals. */
export function newPictureCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}

const between = (least: number, most: number) => least + randomInt(most - least + 1);

/** A code as a picture: each sign turned and bent a little, lines across all of them. PNG. */
export async function drawCode(code: string): Promise<Buffer> {
  const drawn = [...code].map((sign, place) => {
    const x = 22 + place * 43 + between(-4, 4);
    const y = 15 + between(-4, 4);
    const turned = `translate(${x} ${y}) rotate(${between(-16, 16)} 14 21) skewX(${between(-10, 10)})`;
    return (strokes[sign] ?? []).map((line) => pathOf(line, `transform="${turned}"`)).join('');
  });
  const across = Array.from({ length: 3 }, () => {
    const [from, by, to] = [between(8, 64), between(-10, 82), between(8, 64)];
    return `<path d="M0 ${from} Q${between(60, 140)} ${by} ${width} ${to}" stroke-width="1.5" opacity="0.7"/>`;
  });
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#eef4f3"/>` +
    `<g fill="none" stroke="#123b39" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
    `${drawn.join('')}${across.join('')}</g></svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}

/** One stroke, its points pushed aside a little. */
function pathOf(line: string, attributes: string): string {
  const points = line.split(' ').map((point) =>
    point
      .split(',')
      .map((along) => Number(along) * step + between(-2, 2))
      .join(' '),
  );
  return `<path d="M${points.join(' L')}" ${attributes}/>`;
}
