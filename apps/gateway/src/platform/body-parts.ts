import { refuse } from './refusal';

/** One part of a multipart body. */
export interface BodyPart {
  /** The field. */
  readonly name: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Whether the sender calls it a file: by a file name or by a type that is no text. */
  readonly isFile: boolean;
}

/** More parts than any call has fields. */
const mostParts = 100;

const [tab, lineFeed, carriageReturn, space, dash] = [0x09, 0x0a, 0x0d, 0x20, 0x2d];

const lineBreaks = ['\r\n', '\n'] as const;
type LineBreak = (typeof lineBreaks)[number];

/**
 * Takes a multipart body apart (RFC 7578), as browsers, mini programs and libraries of other languages write it: lines may
 * end with LF alone, text may stand before the first part and behind the last, a name may have quotes or none, a file
 * name may hold anything. The reader of the runtime knows none of that, and finds a short boundary within the bytes of a
 * file. Refuses with `malformedBody` what breaks off before its last line, and what is no multipart body.
 */
export function readBodyParts(body: Buffer<ArrayBuffer>, contentType: string): BodyPart[] {
  const boundary = parameterOf(contentType, 'boundary') ?? '';
  if (boundary === '') return refuse('malformedBody');
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const parts: BodyPart[] = [];
  let line = nextLine(body, delimiter, 0, null);
  while (line !== null && !line.isLast) {
    const next = nextLine(body, delimiter, line.end, line.lineBreak);
    if (next === null || parts.length === mostParts) return refuse('malformedBody');
    parts.push(readPart(body.subarray(line.end, next.start), line.lineBreak));
    line = next;
  }
  return line === null ? refuse('malformedBody') : parts;
}

/** A line that divides parts: where what is before it ends, and where what is after it begins. */
interface DividingLine {
  readonly start: number;
  readonly end: number;
  readonly lineBreak: LineBreak;
  readonly isLast: boolean;
}

/**
 * The next line that holds the delimiter and nothing else. Within a file the same letters may stand anywhere.
 * @param lineBreak of the lines before; null for the first, which decides.
 */
function nextLine(
  body: Buffer,
  delimiter: Buffer,
  from: number,
  lineBreak: LineBreak | null,
): DividingLine | null {
  const before = lineBreak ?? '\n';
  // By single bytes: a body may be made of almost nothing else.
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const beginsLine = at === 0 || endsWith(body, at, before);
    if (!beginsLine) continue;
    const start = at - before.length;
    let end = at + delimiter.length;
    if (body[end] === dash && body[end + 1] === dash) {
      return { start, end: end + 2, lineBreak: before, isLast: true };
    }
    while (body[end] === space || body[end] === tab) end += 1;
    for (const found of lineBreak === null ? lineBreaks : [lineBreak]) {
      if (!endsWith(body, end + found.length, found)) continue;
      return { start, end: end + found.length, lineBreak: found, isLast: false };
    }
  }
  return null;
}

function endsWith(body: Buffer, end: number, lineBreak: LineBreak): boolean {
  if (body[end - 1] !== lineFeed) return false;
  return lineBreak === '\n' || body[end - 2] === carriageReturn;
}

function readPart(part: Buffer<ArrayBuffer>, lineBreak: string): BodyPart {
  const end = part.indexOf(lineBreak + lineBreak);
  if (end < 0) return refuse('malformedBody');
  const head = headersOf(part.toString('latin1', 0, end));
  const disposition = head.get('content-disposition') ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === null) return refuse('malformedBody');
  const bytes = decoded(part.subarray(end + 2 * lineBreak.length), head);
  const type = head.get('content-type')?.toLowerCase() ?? '';
  const isText = type === '' || /^(?:text\/|application\/json)/.test(type);
  const hasFileName = /;\s*filename(?:\*\d*\*?)?\s*=/i.test(disposition);
  return { name: fieldName(name), bytes, isFile: hasFileName || !isText };
}

/** Names of fields travel as UTF-8. */
const fieldName = (name: string): string => Buffer.from(name, 'latin1').toString('utf8');

/** The head of a part; a line that is no header goes on with the one before it, as a line break in a file name does. */
function headersOf(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(
    /^([a-z][\w-]*)[ \t]*:([^]*?)(?=\r?\n[a-z][\w-]*[ \t]*:|$(?![^]))/gim,
  )) {
    headers.set(name.toLowerCase(), value.replace(/[\r\n]+/g, ' ').trim());
  }
  return headers;
}

/**
 * A parameter of a header, with quotes or without, with `\` before a letter or not; null when there is none. One that
 * stands within the quotes of another is none.
 */
function parameterOf(header: string, wanted: string): string | null {
  const parameters = /;\s*([\w*]+)\s*=\s*(?:"((?:\\[^]|[^"\\])*)"|([^;]*))/g;
  for (const [, name = '', quoted, bare = ''] of header.matchAll(parameters)) {
    if (name.toLowerCase() !== wanted) continue;
    return quoted?.replace(/\\([^])/g, '$1') ?? bare.trim();
  }
  return null;
}

/** Some senders of e-mail still write a part as Base64. Another writing than that and none is refused. */
function decoded(
  bytes: Buffer<ArrayBuffer>,
  head: ReadonlyMap<string, string>,
): Buffer<ArrayBuffer> {
  switch (head.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(bytes.toString('latin1'), 'base64');
    case 'quoted-printable':
      return refuse('malformedBody');
    default:
      return bytes;
  }
}
