import { sql } from 'drizzle-orm';
import type { CallContext } from '../context';
import type { Queryable } from '../database';
import { Announcer, topicsOf } from './announcer';
import { Followers } from './followers';
import type { Notifications } from './notifications';

const channel = 'announced';

/** As long as an announcement that was lost may stay unheard. */
const sweepMs = 5000;

/** Tells readers in every gateway on the database that there is something new to read. */
export interface Live {
  /**
   * Says that something of `topic` has changed, once the transaction is committed; never when it is rolled back.
   * Only the topic travels: a kind and an id, as in `consult:42`, nothing of what was written.
   */
  announce(context: Pick<CallContext, 'afterCommit'>, topic: string): void;
  /**
   * Yields when there may be news of `topic`: at once, after each announcement in any gateway, and every few seconds
   * in case one was lost. So a reader reads from its cursor each time and misses nothing. Ends with the signal, and
   * when the gateway begins to stop.
   */
  follow(topic: string, signal: AbortSignal): AsyncIterable<void>;
  /**
   * Yields announced topics that `wants` accepts; null where some may have been missed, so that the reader reads all
   * again. Unlike `follow` it neither yields at once nor every few seconds. Ends as `follow` does.
   */
  hear(
    wants: (topic: string) => boolean,
    signal: AbortSignal,
  ): AsyncIterable<readonly string[] | null>;
  /** How many follow at the moment. */
  readonly followers: number;
  /** Sends what still waits. */
  flush(): Promise<void>;
}

/**
 * Announces from within a transaction, for what has no hook after the commit, such as the move of an order: PostgreSQL
 * sends it with the commit. Transactions that do so commit one after the other, so it is for what is rare; `announce` is
 * for what people do all the time, such as writing messages.
 */
export async function announceWithCommit(db: Queryable, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await db.execute(
    sql`SELECT pg_notify(${channel}, topic) FROM jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb) AS topic`,
  );
}

/** Opens the one way by which this process hears and tells of changes. */
export async function openLive(notifications: Notifications, closing: AbortSignal): Promise<Live> {
  const followers = new Followers(closing, sweepMs);
  const announcer = new Announcer((payloads) => notifications.notify(channel, payloads));
  await notifications.listen(channel, {
    heard: (payload) => {
      for (const topic of topicsOf(payload)) followers.tell(topic);
    },
    reconnected: () => {
      followers.tellAll();
      void announcer.flush();
    },
  });
  return {
    announce: (context, topic) => context.afterCommit(() => announcer.add(topic)),
    follow: (topic, signal) => followers.follow(topic, signal),
    hear: (wants, signal) => followers.hear(wants, signal),
    get followers() {
      return followers.count;
    },
    flush: () => announcer.flush(),
  };
}
