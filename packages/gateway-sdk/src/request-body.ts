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

/**
 * Writes the fields of a request where its row wants them (spec 1 §7; `encoding`). Forms load when
 * the first call needs one: most pages have none.
 */
export async function encodeRequest(row: CallRow, input: unknown): Promise<EncodedRequest> {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const fields = [...rest];
  if (row.method === 'GET' || row.encoding === 'query') {
    const query = new URLSearchParams(fields.map(([name, value]) => [name, asText(value)]));
    return { path: fields.length === 0 ? path : `${path}?${query}` };
  }
  if (row.encoding === 'form' || row.encoding === 'multipart') {
    const { encodeForm } = await import('./encode-form');
    return { path, ...encodeForm(row.encoding, fields) };
  }
  return { path, body: JSON.stringify(input ?? {}), contentType: 'application/json' };
}

/** A query and a form know only text: lists and objects travel as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
