import type { CallRow } from './call-row';
import { asText, type EncodedRequest } from './encoded-request';

/**
 * A call's path with the fields of its input in the parts that are named after them, as in `/kb/detail/{entryId}`.
 * @param take is told the name of each field that stands in the path.
 */
export function pathWith(
  path: string,
  input: Readonly<Record<string, unknown>>,
  take?: (name: string) => void,
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    take?.(name);
    return encodeURIComponent(String(input[name]));
  });
}

/**
 * Writes the fields of a request where its row wants them (spec 1 §7; `encoding`). Forms load when
 * the first call needs one: most pages have none.
 */
export async function encodeRequest(row: CallRow, input: unknown): Promise<EncodedRequest> {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const rest = new Map<string, unknown>(given);
  const path = pathWith(row.path, Object.fromEntries(given), (name) => rest.delete(name));
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
