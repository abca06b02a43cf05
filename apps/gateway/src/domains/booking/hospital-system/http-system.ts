import { z } from 'zod';
import type { ServiceAddress } from '../../../platform/service-settings';
import type { HospitalSystem } from './hospital-system';

const Answer = z.object({ result: z.enum(['taken', 'refused']) });

/** Longest wait for an answer: one that comes after the person has left the page is still worth having. */
const timeoutMs = 20_000;

/**
 * What brings us to the systems of hospitals, over HTTP: POST of a reservation as JSON to `<url>/reserve`, answered by
 * `{ result: "taken" | "refused" }`, and of `{ orderNo, hospitalId }` to `<url>/release`, each with the token as a
 * bearer and the order's number as Idempotency-Key. Rejects for any other answer, which says nothing of the place.
 */
export function httpSystem({ url, token }: ServiceAddress): HospitalSystem {
  async function post(path: string, orderNo: string, body: object): Promise<Response> {
    const response = await fetch(`${url.replace(/\/+$/u, '')}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': orderNo,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`hospital system answered ${response.status}`);
  }
  return {
    async reserve(reservation) {
      const response = await post('reserve', reservation.orderNo, reservation);
      const answer = Answer.safeParse(await response.json().catch(() => null));
      // What it answered instead may be personal, so it is not told.
      if (!answer.success) throw new Error('hospital system answered something else');
      return answer.data.result;
    },
    async release(place) {
      const response = await post('release', place.orderNo, place);
      await response.body?.cancel();
    },
  };
}
