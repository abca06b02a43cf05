import type { MiddlewareHandler } from 'hono';
import { localeFrom } from './context';
import { refusalAnswer, toResponse } from './envelope';
import { Refusal } from './refusal';

/** How much a gateway takes on. */
export interface Admittance {
  /** So many requests are always taken. */
  readonly always: number;
  /** More than so many never are: the pace before a rush says little of the pace in it. */
  readonly atMost: number;
  /** Milliseconds one in between may have to wait: a call that asks the database often waits a few times that, and clients give up after 8 s (spec 1 §9). */
  readonly waitMs: number;
}

export const admittance: Admittance = { always: 64, atMost: 256, waitMs: 1500 };

/** How requests that were taken give their place to others while they wait for their own client. */
const places = new WeakMap<Request, { leave(): void; comeBack(): void }>();

/** Milliseconds that a body may take to come before its sender counts for slow. */
const patienceMs = 250;

/** Waits for what only the client can bring: a slow client keeps no other from being taken. */
export async function outsideAdmission<Result>(
  request: Request,
  wait: () => Promise<Result>,
): Promise<Result> {
  const place = places.get(request);
  let isOutside = false;
  const slow = setTimeout(() => {
    isOutside = true;
    place?.leave();
  }, patienceMs);
  try {
    return await wait();
  } finally {
    clearTimeout(slow);
    if (isOutside) place?.comeBack();
  }
}

/** Over about so many answers the pace is taken. */
const paceOver = 32;

/**
 * Turns away, with 503 and Retry-After, whom the answer would come too late for: a queue without an
 * end is answered when all clients in it have timed out. How long one waits is told by how many are
 * before it and how fast the last ones were answered. Neither body nor session is looked at, so that
 * a refusal costs next to nothing. What streams gives its place back when it begins.
 */
export function admit(
  { always, atMost, waitMs }: Admittance = admittance,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  // Twice the pace at which those always taken fill the wait tells all there is to tell; one that takes long by
  // itself, as a picture that is read, must not count for a crowd.
  const slowest = (2 * waitMs) / always;
  let taken = 0;
  let paceMs = 0;
  let lastAnswer = 0;
  return async (context, next) => {
    if (taken >= atMost || (taken >= always && taken * paceMs > waitMs)) {
      const refusal = new Refusal('overloaded', { retryAfterSeconds: 1 });
      return toResponse(refusalAnswer(refusal, localeFrom(context.req.header('lang'))));
    }
    // Time in which there was nothing to do says nothing of the pace.
    if (taken === 0) lastAnswer = now();
    taken += 1;
    places.set(context.req.raw, {
      leave: () => void (taken -= 1),
      comeBack: () => void (taken += 1),
    });
    try {
      await next();
    } finally {
      taken -= 1;
      const answered = now();
      paceMs += (Math.min(answered - lastAnswer, slowest) - paceMs) / paceOver;
      lastAnswer = answered;
    }
    return undefined;
  };
}
