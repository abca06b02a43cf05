// Owns: how pictures of pages are laid out on sheets: many side by side, or each beside its mock.
// Must not know: how they were taken.
// Used by: the pictures.
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** A picture of a page. */
export interface Picture {
  readonly label: string;
  readonly file: string;
}

/** A picture of a page, and the drawn one that it should look like. */
export interface Pair extends Picture {
  readonly mock: string;
}

const paper = '#d9e1e1';
const gap = 16;
const labelHeight = 24;
/** Pictures in a row of a sheet, and rows. */
const [columns, rows] = [6, 2];
/** Pixels of a picture on a sheet: what is longer than that is cut off there, and whole in its own file. */
const [columnWidth, longest] = [300, 1100];

/** Lays the pictures out, so many on each sheet that texts can be read; answers the sheets' files. */
export async function composeSheets(
  pictures: readonly Picture[],
  folder: string,
): Promise<readonly string[]> {
  const size = columns * rows;
  const files: string[] = [];
  for (let from = 0; from < pictures.length; from += size) {
    const file = join(folder, `sheet-${String(files.length + 1).padStart(2, '0')}.jpg`);
    const part = await Promise.all(
      pictures.slice(from, from + size).map(async ({ label, file: picture }) => ({
        label,
        ...(await fitted(picture, columnWidth, longest)),
      })),
    );
    const parts: OverlayOptions[] = [];
    let top = gap;
    for (let row = 0; row < part.length; row += columns) {
      const line = part.slice(row, row + columns);
      for (const [column, { label, data }] of line.entries()) {
        const left = gap + column * (columnWidth + gap);
        parts.push({ input: title(label, columnWidth), left, top });
        parts.push({ input: data, left, top: top + labelHeight });
      }
      top += Math.max(...line.map(({ height }) => height)) + labelHeight + gap;
    }
    const width = gap + Math.min(columns, part.length) * (columnWidth + gap);
    await onPaper(parts, { width, height: top }, file);
    files.push(file);
  }
  return files;
}

/** Lays each picture beside its mock at the width of a phone; answers the files. */
export async function composePairs(
  pairs: readonly Pair[],
  folder: string,
): Promise<readonly string[]> {
  const phone = 375;
  const files: string[] = [];
  for (const { label, file: picture, mock } of pairs) {
    const [left, right] = await Promise.all([
      fitted(mock, phone, 3000),
      fitted(picture, phone, 3000),
    ]);
    const file = join(folder, `pair-${files.length + 1}${nameOf(label)}.jpg`);
    await onPaper(
      [
        { input: title(label, phone), left: gap, top: gap },
        { input: left.data, left: gap, top: gap + labelHeight },
        { input: right.data, left: phone + 2 * gap, top: gap + labelHeight },
      ],
      {
        width: 2 * phone + 3 * gap,
        height: Math.max(left.height, right.height) + labelHeight + 2 * gap,
      },
      file,
    );
    files.push(file);
  }
  return files;
}

/** A path as a part of a file's name. */
export function nameOf(path: string): string {
  const name = path.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
  return name === '' ? '-home' : name;
}

/** The picture at a width, cut off at a height. */
async function fitted(
  file: string,
  width: number,
  height: number,
): Promise<{ readonly data: Buffer; readonly height: number }> {
  const { data, info } = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
  if (info.height <= height) return { data, height: info.height };
  return { data: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer(), height };
}

/** The label as a picture. */
function title(label: string, width: number): Buffer {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="16" font-family="sans-serif" font-size="12">${text}</text></svg>`,
  );
}

async function onPaper(
  parts: OverlayOptions[],
  size: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  await sharp({ create: { ...size, channels: 3, background: paper } })
    .composite(parts)
    .jpeg({ quality: 85 })
    .toFile(file);
}
