import { isUtf8 } from 'node:buffer';
import type { CallDefinition } from '@xinglin/contract';
import type { z } from 'zod';
import { readBodyParts } from './body-parts';
import { parseBoundedJson } from './bounded-json';
import type { Locale } from './context';
import { fieldWords } from './field-words';
import { ReceivedFile } from './received-file';
import { refuse } from './refusal';
import { encodingOf, receiveBody, textOfBody } from './request-body';
import { refusedText, refuseFields, type FieldIssue } from './refuse-fields';
import { findUnstorable } from './storable';
import { textOf } from './texts';
import { ruleAt, writtenPlainly } from './typed-fields';

/**
 * Reads the fields of a call by its encoding, before its schema is asked. Refuses with
 * `malformedBody` (400), and a part that comes twice with `invalidFields` (422). No body at all counts as an empty object.
 */
export function decodeInput(
  request: Request,
  call: CallDefinition,
  body: Buffer<ArrayBuffer>,
  locale: Locale,
): unknown {
  switch (encodingOf(call)) {
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'form':
      return Object.fromEntries(new URLSearchParams(textOfBody(body)));
    case 'multipart':
      return readParts(request.headers.get('content-type'), body, locale);
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
    return text === '' ? {} : parseBoundedJson(text);
  } catch {
    return refuse('malformedBody');
  }
}

/**
 * The fields of a body in parts. What is no text by its bytes is a file, whether it has a file name or not. A field that
 * comes twice is refused with `invalidFields`: one of both would be lost without a word.
 */
function readParts(contentType: string | null, body: Buffer<ArrayBuffer>, locale: Locale): unknown {
  if (body.byteLength === 0) return {};
  const parts = readBodyParts(body, contentType ?? '');
  const fields = new Map<string, unknown>();
  for (const part of parts) {
    const { name, bytes, isFile } = part;
    const isOneOfSome = parts.some((other) => other !== part && other.name === name);
    // A form sends a second place for a file empty when none was chosen for it.
    if (isOneOfSome && isFile && bytes.byteLength === 0) continue;
    if (fields.has(name)) {
      const message = textOf(locale, 'field.onlyOne');
      refuse('invalidFields', { data: { fields: [{ path: name, message }] } });
    }
    fields.set(name, isFile || !isUtf8(bytes) ? new ReceivedFile(bytes) : bytes.toString('utf8'));
  }
  return Object.fromEntries(fields);
}

/** Parses the input by a schema; refuses with `invalidFields` (422) in the reader's language. */
export function parseInput(schema: z.ZodType, raw: unknown, locale: Locale): unknown {
  const result = schema.safeParse(writtenPlainly(schema, raw), { reportInput: true });
  if (!result.success) {
    const fields = result.error.issues.map((issue): FieldIssue => {
      const path = issue.path.map(String).join('.');
      const rule = issue.code === 'invalid_format' ? ruleAt(schema, raw, issue.path) : null;
      if (rule === null) return { path, message: fieldWords(locale, issue, schema) };
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
    return parseBoundedJson(text);
  } catch {
    return text;
  }
}
