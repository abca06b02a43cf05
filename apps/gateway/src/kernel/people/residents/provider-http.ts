import { z } from 'zod';
import type { ServiceAddress } from '../../../platform/service-settings';
import type { NamedNumber } from './provider';

const Answer = z.object({ result: z.enum(['matched', 'mismatched']) });

/**
 * A service over HTTP that compares names with ID numbers: POST of `{ name, idNumber, bankCard }` as JSON with a
 * bearer token, the card only where the person gave one;
 * it answers `{ result: "matched" | "mismatched" }`. Rejects for any other answer.
 */
export async function askOverHttp(
  { url, token }: ServiceAddress,
  person: NamedNumber,
  timeoutMs: number,
): Promise<'matched' | 'mismatched'> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(person),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`real-name service answered ${response.status}`);
  }
  const answer = Answer.safeParse(await response.json().catch(() => null));
  // What it answered instead may be personal, so it is not told.
  if (!answer.success) throw new Error('real-name service answered something else');
  return answer.data.result;
}
