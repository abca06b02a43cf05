import { asText, type EncodedRequest } from './encoded-request';

/** Writes fields as a form, or, where files may be among them, in parts. */
export function encodeForm(
  encoding: 'form' | 'multipart',
  fields: readonly (readonly [string, unknown])[],
): Omit<EncodedRequest, 'path'> {
  if (encoding === 'form') {
    const body = new URLSearchParams(
      fields.map(([name, value]) => [name, asText(value)]),
    ).toString();
    return { body, contentType: 'application/x-www-form-urlencoded;charset=UTF-8' };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, asText(value));
  }
  return { body: form };
}
