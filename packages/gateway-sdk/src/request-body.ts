import type { CallRow } from './call-row';
import { asText, type EncodedRequest } from './encoded-request';

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
