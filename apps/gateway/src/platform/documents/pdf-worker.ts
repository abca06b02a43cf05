// Owns: drawing documents as PDF, in a thread of its own: a font of eight megabytes and its subset keep a processor busy.
// Must not know: what a document is about. Node runs it as it is, so that files of ours are named with their ending.
// Used by: the PDF writer, as a worker.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import PdfKit from 'pdfkit';
import type { PdfDocument, PdfJob, PdfOutcome } from './pdf-document';
import { addSealField } from './pdf-seal.ts';

const require = createRequire(import.meta.url);

// Noto Sans under the Open Font License: more than thirty thousand characters, those of traditional names too.
const fonts = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
const regular = readFileSync(join(fonts, 'NotoSansHans-Regular.otf'));
const bold = readFileSync(join(fonts, 'NotoSansHans-Bold.otf'));
// LXGW WenKai under the same licence, in three hundred parts: all of the national list of 2013, and much of what names
// have besides.
const rareFont = join(
  dirname(require.resolve('@chinese-fonts/lxgwwenkai/package.json')),
  'dist/LXGWWenKai-Regular',
);

const ink = '#1a2b2a';
const soft = '#52605f';
const brand = '#0b7a75';
const ground = '#e6f2f1';
const margin = 36;
const labelWidth = 76;

type Pdf = typeof PdfKit.prototype;

/** What PDFKit's font is read by, and what a document keeps of it; its types leave both out. */
interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): {
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  };
}
interface OpenFont {
  readonly ascender: number;
  readonly font: Font;
}
// oxlint-disable-next-line no-underscore-dangle -- the only way to its font
const fontOf = (pdf: Pdf) => (pdf as unknown as { readonly _font: OpenFont })._font;

/** How a text is written. */
interface Style {
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly color: string;
  readonly align?: 'center';
  readonly characterSpacing?: number;
}

/** Where it is written; where the document stands, over its whole width, unless told. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A text of the document's own font, or one character that only the font for rare ones has, as its outline. */
interface Piece {
  readonly text: string;
  readonly width: number;
  readonly outline: { readonly path: string; readonly scale: number } | null;
}

type RarePart = readonly [file: string, ranges: readonly (readonly number[])[]];
let rareParts: readonly RarePart[] | null = null;
const openedParts = new Map<string, Font>();

/** The parts of the font for rare characters, each with its codes, as its style sheet names them. */
function readRareParts(): readonly RarePart[] {
  const rules = readFileSync(join(rareFont, 'result.css'), 'utf8');
  return [...rules.matchAll(/url\("\.\/([\w.]+)"\)[^}]*unicode-range:([^;}]+)/g)].map(
    ([, file = '', codes = '']) => [
      file,
      [...codes.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) =>
        [first, last].map((code) => Number.parseInt(code, 16)),
      ),
    ],
  );
}

/** The outline of a character in the font for rare ones; null where that has none either. */
function rarePiece(text: string, size: number): Piece | null {
  const code = text.codePointAt(0) ?? 0;
  rareParts ??= readRareParts();
  const [file] =
    rareParts.find(([, ranges]) =>
      ranges.some(([first = 0, last = 0]) => first <= code && code <= last),
    ) ?? [];
  if (file === undefined) return null;
  let part = openedParts.get(file);
  if (part === undefined) {
    // By a document of its own, for one document takes parts of one font for the same.
    const scratch = new PdfKit({ autoFirstPage: false });
    part = fontOf(scratch.font(readFileSync(join(rareFont, file)))).font;
    openedParts.set(file, part);
  }
  if (!part.hasGlyphForCodePoint(code)) return null;
  const glyph = part.glyphForCodePoint(code);
  const path = glyph.path.toSVG();
  const scale = size / part.unitsPerEm;
  return path === '' ? null : { text, width: glyph.advanceWidth * scale, outline: { path, scale } };
}

/**
 * A text in pieces of which none stays blank: words of Latin letters, other characters one by one. No font has all
 * hundred thousand characters of names, so that one without an outline is printed as printers do, by 〓, with its code,
 * by which staff find it: 〓(U+20BB7).
 */
function piecesOf(pdf: Pdf, text: string, { size, characterSpacing = 0 }: Style): Piece[] {
  const { font } = fontOf(pdf);
  const own = (part: string): Piece => {
    const width = pdf.widthOfString(part, { characterSpacing }) + characterSpacing;
    return { text: part, width, outline: null };
  };
  return (text.match(/[!-~]+|[^!-~]/gu) ?? []).map((part) => {
    const code = part.codePointAt(0) ?? 0;
    if (/\s/u.test(part) || font.hasGlyphForCodePoint(code)) return own(part);
    return rarePiece(part, size) ?? own(`〓(U+${code.toString(16).toUpperCase()})`);
  });
}

/** The pieces in lines that are no wider than the place; a space at a line's end stays there. */
function linesOf(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let taken = 0;
  for (const piece of pieces) {
    const isBreak = piece.text === '\n';
    const isTooWide = taken + piece.width > width && taken > 0 && !/^\s$/u.test(piece.text);
    if (isBreak || isTooWide) {
      lines.push([]);
      taken = 0;
    }
    if (isBreak) continue;
    lines.at(-1)?.push(piece);
    taken += piece.width;
  }
  return lines;
}

/** Draws one piece with its top at `y`: an outline is read aloud and copied as the character that it stands for. */
function drawPiece(pdf: Pdf, { text, outline }: Piece, x: number, y: number, style: Style): void {
  if (outline === null) {
    const { characterSpacing = 0 } = style;
    pdf.text(text, x, y, { lineBreak: false, characterSpacing });
    return;
  }
  const { path, scale } = outline;
  pdf.markContent('Span', { actual: text });
  pdf.save().translate(x, y + (fontOf(pdf).ascender * style.size) / 1000);
  pdf.scale(scale, -scale).path(path).fill(style.color).restore();
  pdf.endMarkedContent();
}

/** Writes a text, by PDFKit where its font has all of it, and piece by piece where it has not. */
function write(pdf: Pdf, text: string, style: Style, place?: Place): void {
  const { x, y, width } = place ?? {
    x: pdf.x,
    y: pdf.y,
    width: pdf.page.width - 2 * margin,
  };
  const { font, size, color, align, characterSpacing } = style;
  pdf.font(font).fontSize(size).fillColor(color);
  const pieces = piecesOf(pdf, text, style);
  if (
    pieces.map((piece) => piece.text).join('') === text &&
    !pieces.some((piece) => piece.outline)
  ) {
    pdf.text(text, x, y, {
      width,
      ...(align && { align }),
      ...(characterSpacing && { characterSpacing }),
    });
    return;
  }
  const height = pdf.currentLineHeight(true);
  let top = y;
  for (const line of linesOf(pieces, width)) {
    if (top + height > pdf.page.maxY()) {
      pdf.continueOnNewPage();
      top = pdf.y;
    }
    const rest = width - line.reduce((sum, piece) => sum + piece.width, 0);
    let left = x + (align === 'center' ? rest / 2 : 0);
    for (const piece of line) {
      drawPiece(pdf, piece, left, top, style);
      left += piece.width;
    }
    top += height;
  }
  pdf.x = x;
  pdf.y = top;
}

function draw(document: PdfDocument): Promise<Uint8Array> {
  const pdf = new PdfKit({
    // A5: fills a phone's screen, and half a sheet on paper.
    size: 'A5',
    margin,
    pdfVersion: '1.7',
    lang: document.language,
    tagged: true,
    displayTitle: true,
    info: { Title: document.title, Creator: 'Xinglin', Producer: 'Xinglin' },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  /** Draws a part that a reader for the blind finds as what it is. */
  const part = (type: 'H1' | 'H2' | 'P', drawPart: () => void): void => {
    root.add(pdf.struct(type, {}, drawPart));
  };

  part('H1', () => write(pdf, document.title, { font: 'bold', size: 18, color: ink }));
  pdf.moveDown(0.6);

  const { mark } = document;
  const top = pdf.y;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(margin, top, width, 96, 10).fill(ground);
  pdf.endMarkedContent();
  const inBox = (y: number): Place => ({ x: margin + 16, y: top + y, width: width - 32 });
  const note = { font: 'regular', color: soft, align: 'center' } as const;
  const large = { ...note, font: 'bold', size: 28, color: brand, characterSpacing: 2 } as const;
  part('P', () => {
    write(pdf, mark.label, { ...note, size: 10 }, inBox(12));
    write(pdf, mark.text, large, inBox(26));
    write(pdf, mark.note, { ...note, size: 9 }, inBox(72));
  });
  pdf.x = margin;
  pdf.y = top + 96 + 16;

  const drawFact = ({ label, text }: PdfDocument['facts'][number]): void =>
    part('P', () => {
      const y = pdf.y;
      const small = { font: 'regular', size: 10, color: soft } as const;
      write(pdf, label, small, { x: margin, y, width: labelWidth });
      const afterLabel = pdf.y;
      const beside = { x: margin + labelWidth, y: y - 1, width: width - labelWidth };
      write(pdf, text, { font: 'regular', size: 11, color: ink }, beside);
      pdf.x = margin;
      pdf.y = Math.max(pdf.y, afterLabel) + 5;
    });
  for (const fact of document.facts) drawFact(fact);

  const { list } = document;
  if (list && list.items.length > 0) {
    pdf.moveDown(0.4);
    part('H2', () => write(pdf, list.title, { font: 'bold', size: 11, color: ink }));
    for (const [place, item] of list.items.entries()) {
      const before = list.isNumbered ? `${String(place + 1)}.` : '·';
      part('P', () => write(pdf, `${before} ${item}`, { font: 'regular', size: 10, color: ink }));
    }
  }

  const { after = [] } = document;
  if (after.length > 0) pdf.moveDown(0.6);
  for (const fact of after) drawFact(fact);

  pdf.moveDown(0.8);
  for (const line of document.footer)
    part('P', () => write(pdf, line, { font: 'regular', size: 8, color: soft }));
  root.end();
  if (document.seal) addSealField(pdf, document.seal);
  pdf.end();
  return done;
}

/** A document that cannot be drawn is told, and the thread goes on. */
async function answer({ id, document }: PdfJob): Promise<PdfOutcome> {
  try {
    return { id, bytes: await draw(document) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: PdfJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  void answer(job).then((outcome) => parentPort?.postMessage(outcome));
});
