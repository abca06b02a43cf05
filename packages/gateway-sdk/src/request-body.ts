import type { CallRow } from './call-row';

/** A request's address below the gateway, and its body. */
export interface EncodedRequest {
  /** Path and query. */
  readonly path: string;
  /** Absent for a call whose fields stand in the query. */
  readonly body?: string | FormData;
  /** Absent where the platform writes it: a multipart body names its own boundary. */
  readonly contentType?: string;
}

/** Writes the fields of a request where its row wants them (spec 1 §7; `encoding`). */
export function encodeRequest(row: CallRow, input: unknown): EncodedRequest {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const fields = [...rest];
  if (row.method === 'GET' || row.encoding === 'query') {
    return { path: fields.length === 0 ? path : `${path}?${asQuery(fields)}` };
  }
  if (row.encoding === 'form') {
    const contentType = 'application/x-www-form-urlencoded;charset=UTF-8';
    return { path, body: asQuery(fields), contentType };
  }
  if (row.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of fields) {
      if (value instanceof Blob) form.append(name, value);
      else form.append(name, asText(value));
    }
    return { path, body: form };
  }
  return { path, body: JSON.stringify(input ?? {}), contentType: 'application/json' };
}

function asQuery(fields: readonly (readonly [string, unknown])[]): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])).toString();
}

/** A form knows only text: lists and objects travel as JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
