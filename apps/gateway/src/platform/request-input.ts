import type { CallDefinition } from '@xinglin/contract';
import { z } from 'zod';
import type { Locale } from './context';
import { ReceivedFile } from './received-file';
import { refuse } from './refusal';
import { encodingOf, receiveBody, textOfBody } from './request-body';
import { refusedText, refuseFields, type FieldIssue } from './refuse-fields';
import { findUnstorable } from './storable';
import { ruleAt, writtenPlainly } from './typed-fields';

/**
 * Reads the fields of a call by its encoding, before its schema is asked. Refuses with
 * `malformedBody` (400). No body at all counts as an empty object.
 */
export async function decodeInput(
  request: Request,
  call: CallDefinition,
  body: Buffer<ArrayBuffer>,
): Promise<unknown> {
  switch (encodingOf(call)) {
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'form':
      return Object.fromEntries(new URLSearchParams(textOfBody(body)));
    case 'multipart':
      return readParts(request, body);
    case 'json':
      return parseJson(textOfBody(body));
  }
}

/** Reads a JSON body of at most `limit` bytes; no body at all counts as an empty object. Refuses as the calls do. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  return parseJson(textOfBody(await receiveBody(request, 'json', limit)));
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return refuse('malformedBody');
  }
}

async function readParts(request: Request, body: Buffer<ArrayBuffer>): Promise<unknown> {
  if (body.byteLength === 0) return {};
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const read = (bytes: Buffer<ArrayBuffer>): Promise<FormData> =>
    new Response(bytes, { headers }).formData();
  const form = await read(body)
    .catch(() => read(withoutFileNames(body, headers['content-type'])))
    .catch(() => refuse('malformedBody'));
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    fields[name] =
      typeof value === 'string' ? value : new ReceivedFile(Buffer.from(await value.arrayBuffer()));
  }
  return fields;
}

/** The line that names a part, with what a line break within a file's name has moved to the lines after it. */
const dispositionLine = /^content-disposition:[^]*?(?=\r\n[a-z][\w-]*[ \t]*:|$(?![^]))/im;

/**
 * A file's name may hold what the reader of parts does not know: quotes, with a backslash or without, line breaks, letters
 * without quotes, another encoding. The name means nothing to us, so it is replaced, in the heads of the parts only.
 */
function withoutFileNames(body: Buffer<ArrayBuffer>, contentType: string): Buffer<ArrayBuffer> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? bare ?? ''}\r\n`;
  if (boundary === '--\r\n') return body;
  const [before = '', ...parts] = body.toString('latin1').split(boundary);
  const cleaned = parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    if (end < 0) return part;
    return part.slice(0, end).replace(dispositionLine, withoutFileName) + part.slice(end);
  });
  return Buffer.from([before, ...cleaned].join(boundary), 'latin1');
}

function withoutFileName(line: string): string {
  const [, quoted, bare] = /;\s*name\s*=\s*(?:"([^"\r\n]*)"|([^\s;"]+))/i.exec(line) ?? [];
  const name = quoted ?? bare;
  if (name === undefined) return line;
  const isFile = /;\s*filename(?:\*\d*\*?)?\s*=/i.test(line);
  return `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="file"' : ''}`;
}

const schemaErrors = {
  'zh-Hans': z.locales.zhCN().localeError,
  'zh-Hant': z.locales.zhTW().localeError,
  en: z.locales.en().localeError,
  it: z.locales.it().localeError,
  fr: z.locales.fr().localeError,
  id: z.locales.id().localeError,
} satisfies Record<Locale, unknown>;

/** Parses the input by a schema; refuses with `invalidFields` (422) in the reader's language. */
export function parseInput(schema: z.ZodType, raw: unknown, locale: Locale): unknown {
  const result = schema.safeParse(writtenPlainly(schema, raw), { error: schemaErrors[locale] });
  if (!result.success) {
    const fields = result.error.issues.map((issue): FieldIssue => {
      const path = issue.path.map(String).join('.');
      const rule = issue.code === 'invalid_format' ? ruleAt(schema, raw, issue.path) : null;
      if (rule === null) return { path, message: issue.message };
      const { code, typed } = rule;
      return { path, message: refusedText(locale, code, typed), code };
    });
    refuse('invalidFields', { data: { fields } });
  }
  const unstorable = findUnstorable(result.data);
  if (unstorable !== null) refuseFields([{ field: unstorable }], locale);
  return result.data;
}

/**
 * Parses input that came as text only, from a form or its parts: a field that the schema does not
 * take as text is taken as the JSON it spells, which is how lists and numbers travel there.
 */
export function parseTextInput(schema: z.ZodType, raw: unknown, locale: Locale): unknown {
  const first = schema.safeParse(raw);
  if (first.success || typeof raw !== 'object' || raw === null) {
    return parseInput(schema, raw, locale);
  }
  const fields: Record<string, unknown> = { ...raw };
  for (const { path } of first.error.issues) {
    const name = String(path[0]);
    const value = fields[name];
    if (path.length > 0 && typeof value === 'string') fields[name] = spelledOut(value);
  }
  return parseInput(schema, fields, locale);
}

function spelledOut(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
