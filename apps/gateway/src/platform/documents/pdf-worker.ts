// Owns: drawing documents as PDF, in a thread of its own: a font of eight megabytes and its subset keep a processor busy.
// Must not know: what a document is about. It imports nothing of ours but types, so that Node runs it as it stands.
// Used by: the PDF writer, as a worker.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import PdfKit from 'pdfkit';
import type { PdfDocument, PdfJob, PdfOutcome } from './pdf-document';

// Noto Sans under the Open Font License: more than twenty thousand characters, those of traditional and rare names too.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
  '../fonts',
);
const regular = readFileSync(join(fonts, 'NotoSansHans-Regular.otf'));
const bold = readFileSync(join(fonts, 'NotoSansHans-Bold.otf'));

const ink = '#1a2b2a';
const soft = '#52605f';
const brand = '#0b7a75';
const ground = '#e6f2f1';
const margin = 36;
const labelWidth = 76;

/** What a document of PDFKit keeps of its font; its types leave it out. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/**
 * A text of which nothing stays blank: no font of ours has all hundred thousand characters of names, so that one
 * without a glyph is printed as printers do, by 〓, with its code, by which staff find it: 〓(U+20BB7).
 */
function printable(pdf: typeof PdfKit.prototype, text: string): string {
  // oxlint-disable-next-line no-underscore-dangle -- the only way to its font
  const { font } = (pdf as unknown as WithFont)._font;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isDrawn = /\s/u.test(character) || font.hasGlyphForCodePoint(code);
      return isDrawn ? character : `〓(U+${code.toString(16).toUpperCase()})`;
    })
    .join('');
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
  const shown = (text: string): string => printable(pdf, text);
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  /** Draws a part that a reader for the blind finds as what it is. */
  const part = (type: 'H1' | 'H2' | 'P', drawPart: () => void): void => {
    root.add(pdf.struct(type, {}, drawPart));
  };

  part('H1', () => pdf.font('bold').fontSize(18).fillColor(ink).text(shown(document.title)));
  pdf.moveDown(0.6);

  const { mark } = document;
  const top = pdf.y;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(margin, top, width, 96, 10).fill(ground);
  pdf.endMarkedContent();
  const inBox = { width: width - 32, align: 'center' } as const;
  part('P', () => {
    pdf.font('regular').fontSize(10).fillColor(soft);
    pdf.text(shown(mark.label), margin + 16, top + 12, inBox);
    pdf.font('bold').fontSize(28).fillColor(brand);
    pdf.text(shown(mark.text), margin + 16, top + 26, { ...inBox, characterSpacing: 2 });
    pdf.font('regular').fontSize(9).fillColor(soft);
    pdf.text(shown(mark.note), margin + 16, top + 72, inBox);
  });
  pdf.x = margin;
  pdf.y = top + 96 + 16;

  for (const { label, text } of document.facts) {
    part('P', () => {
      const line = pdf.y;
      pdf.font('regular').fontSize(10).fillColor(soft);
      pdf.text(shown(label), margin, line, { width: labelWidth });
      const afterLabel = pdf.y;
      pdf.fillColor(ink).fontSize(11);
      pdf.text(shown(text), margin + labelWidth, line - 1, { width: width - labelWidth });
      pdf.x = margin;
      pdf.y = Math.max(pdf.y, afterLabel) + 5;
    });
  }

  const { list } = document;
  if (list && list.items.length > 0) {
    pdf.moveDown(0.4);
    part('H2', () => pdf.font('bold').fontSize(11).fillColor(ink).text(shown(list.title)));
    for (const item of list.items)
      part('P', () =>
        pdf
          .font('regular')
          .fontSize(10)
          .fillColor(ink)
          .text(shown(`· ${item}`)),
      );
  }

  pdf.moveDown(0.8);
  for (const line of document.footer)
    part('P', () => pdf.font('regular').fontSize(8).fillColor(soft).text(shown(line)));
  root.end();
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
