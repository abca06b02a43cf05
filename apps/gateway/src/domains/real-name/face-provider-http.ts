import { z } from 'zod';
import type { ServiceAddress } from '../../platform/service-settings';
import type { FaceCheckStart, StartedFaceCheck } from './face-provider';

const Started = z.object({
  ticket: z.string().min(16).max(256),
  openUrl: z.url({ protocol: /^https$/ }).max(2048),
  /** Seconds in which the person may begin. */
  expiresIn: z.number().int().min(60).max(3600),
});

const Outcome = z.object({ result: z.enum(['waiting', 'passed', 'failed']) });

/**
 * Begins a check: POST of a {@link FaceCheckStart} as JSON to `<url>/begin` with a bearer token; the service answers
 * `{ ticket, openUrl, expiresIn }`. Rejects for any other answer.
 */
export async function askToBegin(
  service: ServiceAddress,
  start: FaceCheckStart,
  timeoutMs: number,
): Promise<StartedFaceCheck> {
  const { ticket, openUrl, expiresIn } = await ask(service, '/begin', start, Started, timeoutMs);
  return { ticket, openUrl, lifeMs: expiresIn * 1000 };
}

/**
 * Asks what came of a check: POST of `{ ticket }` to `<url>/outcome`; the service answers
 * `{ result: "waiting" | "passed" | "failed" }`. Rejects for any other answer.
 */
export async function askForOutcome(
  service: ServiceAddress,
  ticket: string,
  timeoutMs: number,
): Promise<'waiting' | 'passed' | 'failed'> {
  return (await ask(service, '/outcome', { ticket }, Outcome, timeoutMs)).result;
}

async function ask<Answer extends z.ZodType>(
  { url, token }: ServiceAddress,
  path: string,
  body: object,
  answer: Answer,
  timeoutMs: number,
): Promise<z.output<Answer>> {
  const response = await fetch(url.replace(/\/+$/, '') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`face-check service answered ${response.status}`);
  }
  const read = answer.safeParse(await response.json().catch(() => null));
  // What it answered instead may be personal, so it is not told.
  if (!read.success) throw new Error('face-check service answered something else');
  return read.data;
}
