import { drawnText } from '@xinglin/rules';

/** What a poster says. */
export interface PosterText {
  /** In large letters: a name. */
  readonly title: string;
  /** Beside the name: a doctor's title. */
  readonly role: string;
  /** Below the name, a line each. */
  readonly lines: readonly string[];
  /** A few sentences; cut after the sixth line. */
  readonly about: string;
  /** Below the code. */
  readonly caption: string;
  readonly portal: string;
}

/** A QR code as modules of one unit each. */
interface Code {
  readonly size: number;
  readonly path: string;
}

/** Pixels. */
export const posterSize = { width: 750, height: 1060 } as const;

const margin = 60;
const most = 6;

/** Letters that fill a square, rare ones of names too, which take two units of a text. */
const square = '\\u2e80-\\uffef\\u{1f000}-\\u{3ffff}';
const isSquare = new RegExp(`[${square}]`, 'u');
const parting = new RegExp(`[${square}]|[^\\s${square}]+\\s*|\\s+`, 'gu');

/** How wide a text is, in the size of its letters: Chinese fills its square, Latin letters about half of it. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isSquare.test(letter) ? 1 : 0.56), 0);
}

/** A text in lines of at most `width`, broken between Chinese characters and between Latin words; `…` ends what is cut. */
export function wrapped(text: string, width: number, lines: number = most): string[] {
  const parts = text.match(parting) ?? [];
  const found: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && widthOf(`${line}${part}`.trimEnd()) > width) {
      found.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  found.push(line.trimEnd());
  if (found.length <= lines) return found;
  const last = found[lines - 1] ?? '';
  return [...found.slice(0, lines - 1), `${[...last].slice(0, -1).join('')}…`];
}

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// A control character would make the whole picture unreadable.
const escaped = (text: string): string =>
  drawnText(text)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => named[sign] ?? '');

/** A poster as a picture of its own: SVG with the letters of the reader's device. */
export function posterPicture(
  { title, role, lines, about, caption, portal }: PosterText,
  code: Code,
): string {
  const { width, height } = posterSize;
  const inside = width - 2 * margin;
  const text = (words: string, x: number, y: number, size: number, colour: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(words)}</text>`;
  const middle = ' text-anchor="middle"';
  const longLines = lines.flatMap((line) => wrapped(line, inside / 30, 2));
  const titleLines = wrapped(title, inside / 64, 2);
  let y = 150;
  const down = (step: number): number => (y += step);
  const parts = [
    ...titleLines.map((line, place) =>
      text(line, margin, place === 0 ? y : down(72), 64, '#ffffff', ' font-weight="700"'),
    ),
    text(role, margin, down(56), 34, '#d8f3ef'),
    ...longLines.map((line) => text(line, margin, down(46), 30, '#ffffff')),
  ];
  const top = down(50);
  const aboutLines = wrapped(about, inside / 30);
  const card = `<rect x="30" y="${top}" width="${width - 60}" height="${height - top - 70}" rx="28" fill="#ffffff"/>`;
  y = top + 20;
  const words = aboutLines.map((line) => text(line, margin, down(44), 30, '#22302e'));
  const room = height - 70 - 56 - y - 20;
  const side = Math.min(300, room);
  const scale = side / code.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#0e7d77"/>`,
    ...parts,
    card,
    ...words,
    `<g transform="translate(${(width - side) / 2} ${y + 20}) scale(${scale})"><path d="${code.path}" fill="#000000"/></g>`,
    text(caption, width / 2, height - 92, 28, '#51615e', middle),
    text(portal, width / 2, height - 26, 26, '#d8f3ef', middle),
    '</svg>',
  ].join('');
}
