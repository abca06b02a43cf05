import { z } from 'zod';
import type { Config } from '../../platform/config';
import type { OcrProvider } from './ocr-provider';

/** Longest wait for the service. */
const timeoutMs = 15_000;

const Text = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform((text) => (text ? text : null));

const Answer = z.object({
  name: Text,
  gender: z.enum(['female', 'male']).nullish().default(null),
  birthDate: Text,
  cardNo: Text,
  unsure: z.array(z.enum(['name', 'gender', 'birthDate', 'cardNo'])).default([]),
});

/**
 * A service over HTTP that reads ID cards: POST of `{ image, contentType }`, the image in Base64, as
 * JSON with a bearer token; it answers `{ name, gender, birthDate, cardNo, unsure }`, null or absent
 * what it did not find. 422 means that the picture shows no card.
 */
export function httpReader({ url, token }: NonNullable<Config['ocr']>): OcrProvider {
  return {
    async readIdCard({ bytes, contentType }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ image: Buffer.from(bytes).toString('base64'), contentType }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 422) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`OCR service answered ${response.status}`);
      }
      const answer = Answer.safeParse(await response.json().catch(() => null));
      // What it answered instead may be personal, so it is not told.
      if (!answer.success) throw new Error('OCR service answered something else');
      return answer.data;
    },
    close: async () => undefined,
  };
}
