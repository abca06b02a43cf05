import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { localeFrom } from '../../../platform/context';
import { toResponse } from '../../../platform/envelope';
import { eventStream } from '../../../platform/event-stream';
import { answerOfError } from '../../../platform/outcome';
import { Refusal, refuse } from '../../../platform/refusal';
import { requestIdOf } from '../../../platform/request-facts';
import type { Services } from '../../../platform/services';
import type { StaffActor } from '../../desk/actor';
import { changeFor, type StaffChange } from '../topics';

/** The member of the staff behind the token of a living session; null where there is none. It counts as no use of it. */
type PeekStaff = (services: Services, token: string) => Promise<StaffActor | null>;

/** Streams of one person in one gateway: as many pages are open. */
const streamsAtMost = 5;

/** Milliseconds between two looks at the session: a stream ends within five seconds of it. */
const lookEveryMs = 4000;

/** Milliseconds between two events: who reads again ten times a second reads the same. */
const pauseMs = 1000;

/** Milliseconds after which lists are read again although nothing was announced, in case that was lost. */
const netMs = 60_000;

/**
 * `GET /events` of the staff app: `event: changed` with `{"topics": [...]}` says what to read again; the first one comes
 * at once, for what changed while there was no stream. It ends with the session, and when the gateway begins to stop.
 * Browsers connect again without anyone there, so no stream counts as use of the session.
 */
export function staffEventRoutes(services: Services, peekStaff: PeekStaff): Hono {
  const app = new Hono();
  const open = new Map<string, number>();

  app.get('/events', async (context) => {
    const request = context.req.raw;
    const locale = localeFrom(context.req.header('lang'));
    const failed = (error: unknown) =>
      answerOfError(
        error,
        { call: 'staff/events', requestId: requestIdOf(request), locale },
        services.logger,
      );
    try {
      const token = context.req.header('token') ?? '';
      const actor =
        (token === '' ? null : await peekStaff(services, token)) ?? refuse('sessionEnded');
      await services.limits.consume('staffStreamByPerson', actor.staffId);
      const { staffId } = actor;
      const count = open.get(staffId) ?? 0;
      if (count >= streamsAtMost) refuse('rateLimited', { retryAfterSeconds: 30 });
      open.set(staffId, count + 1);
      const reader = { actor };
      const over = new AbortController();
      const left = new AbortController();
      let isLooking = false;
      async function look(): Promise<void> {
        if (isLooking) return;
        isLooking = true;
        try {
          const found = await peekStaff(services, token);
          if (found === null) over.abort();
          else reader.actor = found;
        } catch {
          // The database is unavailable, which is logged where it is noticed. There is nothing to send without it.
        }
        isLooking = false;
      }
      const looking = setInterval(() => void look(), lookEveryMs).unref();
      return eventStream(changes(services, reader, left.signal), {
        areEvents: true,
        failed,
        stops: [
          {
            signal: services.closing,
            refusal: new Refusal('overloaded', { retryAfterSeconds: 1 }),
          },
          { signal: over.signal, refusal: new Refusal('sessionEnded') },
        ],
        ended() {
          clearInterval(looking);
          left.abort();
          const others = (open.get(staffId) ?? 1) - 1;
          if (others > 0) open.set(staffId, others);
          else open.delete(staffId);
        },
      });
    } catch (error) {
      return toResponse(failed(error));
    }
  });
  return app;
}

const all: readonly StaffChange[] = ['queue', 'notices'];

/** What the reader has to read again, at most once a second. */
async function* changes(
  { live }: Pick<Services, 'live'>,
  reader: { readonly actor: StaffActor },
  signal: AbortSignal,
): AsyncGenerator<
  { readonly event: 'changed'; readonly data: { readonly topics: readonly StaffChange[] } },
  void,
  undefined
> {
  const heard = new Set<StaffChange>(all);
  let wake = (): void => undefined;
  const listening = (async () => {
    const isForReader = (topic: string) => changeFor(reader.actor, topic) !== null;
    for await (const topics of live.hear(isForReader, signal)) {
      const news = topics?.flatMap((topic) => changeFor(reader.actor, topic) ?? []) ?? all;
      for (const one of news) heard.add(one);
      wake();
    }
  })();
  const net = setInterval(() => {
    for (const one of all) heard.add(one);
    wake();
  }, netMs).unref();
  const end = (): void => wake();
  signal.addEventListener('abort', end);
  try {
    while (!signal.aborted) {
      if (heard.size === 0) {
        await new Promise<void>((done) => (wake = done));
        continue;
      }
      const topics = [...heard];
      heard.clear();
      yield { event: 'changed', data: { topics } };
      await pause(pauseMs, null, { signal, ref: false }).catch(() => undefined);
    }
  } finally {
    clearInterval(net);
    signal.removeEventListener('abort', end);
    await listening;
  }
}
