// Owns: reading PDFs of users, in a thread of the pool: a file can be made so that reading never ends.
// Must not know: accounts, storage. Node runs it as it is, so that files of ours are named with their ending.
// Used by: the pool, for documents.
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { withoutJpegRemarks } from './jpeg-remarks.ts';

const pagesAtMost = 300;

/** Bytes that the photographs of one document may have when they are unpacked; packing makes a JPEG hardly smaller. */
const mostPhotographBytes = 100 * 1024 * 1024;

/** What a page may say of itself: how large it is and what is drawn. No action, no data of programs, no thumbnail. */
const pageKeys = new Set([
  'Type',
  'Parent',
  'MediaBox',
  'CropBox',
  'Rotate',
  'UserUnit',
  'Resources',
  'Contents',
  'Annots',
  'Group',
]);
/** Remarks that are drawn, as stamps, seals and filled fields are; links, files, films and sounds are not among them. */
const drawnRemarks = new Set(
  'Stamp FreeText Ink Highlight Underline StrikeOut Squiggly Square Circle Line Polygon PolyLine Widget'.split(
    ' ',
  ),
);
const remarkKeys = new Set(['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F']);
/** What any object may carry along that is not drawn. */
const neverKept = ['Metadata', 'PieceInfo', 'AA', 'A', 'JS', 'OPI', 'AF', 'Alternates'];
/** What is left of these would run, open or bring something. */
const dangerous = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'RichMedia',
  'Movie',
  'Sound',
  '3D',
  'Filespec',
]);

/** The pages as they look, in a document of their own; null when it is none that can be read. */
export async function clean(bytes: Uint8Array): Promise<Uint8Array | null> {
  return written(bytes).catch(() => null);
}

async function written(bytes: Uint8Array): Promise<Uint8Array | null> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = source.getPages();
  if (pages.length === 0 || pages.length > pagesAtMost) return null;
  for (const page of pages) reduce(page);
  const target = await PDFDocument.create({ updateMetadata: false });
  let left = mostPhotographBytes;
  for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page);
  for (const [place, object] of target.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const key of neverKept) dict.delete(PDFName.of(key));
    for (const key of ['Type', 'Subtype', 'S']) if (dangerous.has(nameIn(dict, key))) return null;
    const picture = object instanceof PDFRawStream ? photograph(object, left) : null;
    if (picture === null) continue;
    left -= picture.byteLength;
    const shown = withoutJpegRemarks(picture);
    if (shown === null) return null;
    dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    target.context.assign(place, PDFRawStream.of(dict, shown));
  }
  return target.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/**
 * The JPEG that a stream holds, as scanners and cameras write them; null where it holds none.
 * @throws where it unpacks to more than `mostBytes`.
 */
function photograph({ dict, contents }: PDFRawStream, mostBytes: number): Uint8Array | null {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const names = filters.map((one) => (one instanceof PDFName ? one.decodeText() : ''));
  if (names.join(' ') === 'DCTDecode') return contents;
  if (names.join(' ') !== 'FlateDecode DCTDecode') return null;
  dict.delete(PDFName.of('DecodeParms'));
  return inflateSync(contents, { maxOutputLength: Math.max(1, mostBytes) });
}

function reduce({ node }: PDFPage): void {
  keepOnly(node, pageKeys);
  const remarks = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (remarks === undefined) {
    node.delete(PDFName.of('Annots'));
    return;
  }
  for (let place = remarks.size() - 1; place >= 0; place -= 1) {
    const remark = remarks.lookupMaybe(place, PDFDict);
    if (remark === undefined || !drawnRemarks.has(nameIn(remark, 'Subtype'))) remarks.remove(place);
    else keepOnly(remark, remarkKeys);
  }
}

function keepOnly(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const key of dict.keys()) if (!kept.has(key.decodeText())) dict.delete(key);
}

/** The name that stands under a key; empty where none does. */
function nameIn(dict: PDFDict, key: string): string {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}
