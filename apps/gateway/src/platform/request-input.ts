import type { CallDefinition } from '@xinglin/contract';
import { z } from 'zod';
import type { Locale } from './context';
import { refuse } from './refusal';
import { textOf } from './texts';

/** Most bytes of a body that is not an upload. */
const bodyLimit = 1024 * 1024;

/**
 * Reads what the caller sent, by the call's encoding, before its schema is asked. Refuses with
 * `wrongContentType` (415) and `malformedBody` (400). No body at all counts as an empty object.
 */
export async function readInput(request: Request, call: CallDefinition): Promise<unknown> {
  if ((call.method ?? 'POST') === 'GET' || call.encoding === 'query') {
    return Object.fromEntries(new URL(request.url).searchParams);
  }
  if (call.encoding === 'form') {
    return Object.fromEntries(new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded')));
  }
  return readJson(request);
}

/** Reads a JSON body; no body at all counts as an empty object. Refuses as {@link readInput} does. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readBody(request, 'application/json');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return refuse('malformedBody');
  }
}

async function readBody(request: Request, expectedType: string): Promise<string> {
  const declared = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (declared !== undefined && declared !== expectedType) refuse('wrongContentType');
  const text = await readText(request);
  if (text !== '' && declared === undefined) refuse('wrongContentType');
  return text;
}

/** The body as UTF-8 text; reading stops as soon as it is too long. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) refuse('malformedBody');
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse('malformedBody'));
    if (done) break;
    length += value.byteLength;
    if (length > bodyLimit) {
      await reader.cancel().catch(() => undefined);
      refuse('malformedBody');
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return refuse('malformedBody');
  }
}

export interface FieldIssue {
  /** Dotted path of the field; empty for the body as a whole. */
  readonly path: string;
  /** Readable, in the language of the request. */
  readonly message: string;
  /** The rule of `@xinglin/rules` that was broken, where it was one. */
  readonly code?: string;
}

const schemaErrors = {
  'zh-Hans': z.locales.zhCN().localeError,
  'zh-Hant': z.locales.zhTW().localeError,
  en: z.locales.en().localeError,
} satisfies Record<Locale, unknown>;

/** Parses the input by a schema; refuses with `invalidFields` (422) in the reader's language. */
export function parseInput(schema: z.ZodType, raw: unknown, locale: Locale): unknown {
  const result = schema.safeParse(raw, { error: schemaErrors[locale] });
  if (!result.success) {
    const fields = result.error.issues.map(
      (issue): FieldIssue => ({ path: issue.path.map(String).join('.'), message: issue.message }),
    );
    refuse('invalidFields', { data: { fields } });
  }
  const nul = findNul(result.data, '');
  if (nul !== null) refuse('invalidFields', { data: { fields: [{ path: nul, message: textOf(locale, 'field.invalid') }] } });
  return result.data;
}

/** PostgreSQL's text holds no NUL; the path of the first string that does, or null. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
