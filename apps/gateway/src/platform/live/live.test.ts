import { setTimeout as pause } from 'node:timers/promises';
import { defineCalls } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { mount } from '../mount';
import { refuse } from '../refusal';
import { Announcer, payloadsOf, topicsOf } from './announcer';
import { Followers } from './followers';
import { announceWithCommit } from './live';

/** A context whose transaction is committed already. */
const committed = { afterCommit: (task: () => void | Promise<void>) => void task() };

describe('announcements and followers', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
    other = await gateway.another();
  });
  afterAll(async () => {
    await other.dispose();
    await gateway.dispose();
  });

  /** Counts what comes to a follower of `topic`; the first comes at once. */
  async function follow({ services }: TestGateway, topic: string) {
    const leave = new AbortController();
    const seen = { news: 0 };
    const ended = (async () => {
      for await (const _ of services.live.follow(topic, leave.signal)) seen.news += 1;
    })();
    await expect.poll(() => seen.news).toBe(1);
    return { seen, ended, leave: () => leave.abort() };
  }

  it('reach every gateway on the database, and only who follows the topic', async () => {
    const here = await follow(gateway, 'consult:1');
    const there = await follow(other, 'consult:1');
    const elsewhere = await follow(other, 'consult:2');
    gateway.services.live.announce(committed, 'consult:1');
    await expect.poll(() => [here.seen.news, there.seen.news]).toEqual([2, 2]);
    expect(elsewhere.seen.news).toBe(1);
    for (const { leave, ended } of [here, there, elsewhere]) {
      leave();
      await ended;
    }
  });

  it('are sent once the transaction is committed, and never when it is rolled back', async () => {
    const calls = defineCalls({
      write: {
        path: '/test/write',
        access: 'open',
        kind: 'mutation',
        request: z.object({ topic: z.string(), refused: z.boolean() }),
        response: z.object({}),
      },
    });
    const app = new Hono();
    mount(
      app,
      calls,
      {
        async write({ topic, refused }, context) {
          gateway.services.live.announce(context, topic);
          if (refused) refuse('slotTaken');
          return {};
        },
      },
      gateway.services,
    );
    const write = (body: object) =>
      app.request('/test/write', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const told = await follow(other, 'consult:5');
    const untold = await follow(other, 'consult:6');
    await write({ topic: 'consult:6', refused: true });
    await write({ topic: 'consult:5', refused: false });
    await expect.poll(() => told.seen.news).toBe(2);
    expect(untold.seen.news).toBe(1);
    told.leave();
    untold.leave();
    await Promise.all([told.ended, untold.ended]);
  });

  it('are heard and sent again after the connection was killed', async () => {
    const here = await follow(gateway, 'consult:3');
    const there = await follow(other, 'consult:3');
    await gateway.services.db.execute(
      sql`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE application_name = 'xinglin-gateway-notifications' AND datname = current_database()`,
    );
    // Nothing can be sent at this moment; it waits for the next connection.
    gateway.services.live.announce(committed, 'consult:3');
    await expect.poll(() => Math.min(here.seen.news, there.seen.news)).toBeGreaterThan(1);
    const connections = async () => {
      const { rows } = await gateway.services.db.execute(
        sql`SELECT 1 FROM pg_stat_activity
          WHERE application_name = 'xinglin-gateway-notifications' AND datname = current_database()`,
      );
      return rows.length;
    };
    await expect.poll(connections).toBe(2);
    const before = there.seen.news;
    gateway.services.live.announce(committed, 'consult:3');
    await expect.poll(() => there.seen.news).toBeGreaterThan(before);
    here.leave();
    there.leave();
    await Promise.all([here.ended, there.ended]);
  });

  it('are sent with the transaction in which they are announced, or not at all', async () => {
    const here = await follow(gateway, 'staff:1');
    const there = await follow(other, 'staff:2');
    const { db } = gateway.services;
    await db.transaction(async (tx) => {
      await announceWithCommit(tx, ['staff:2', 'staff:3']);
      await pause(100);
      expect(there.seen.news).toBe(1);
    });
    await db
      .transaction(async (tx) => {
        await announceWithCommit(tx, ['staff:1']);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await expect.poll(() => there.seen.news).toBe(2);
    expect(here.seen.news).toBe(1);
    for (const { leave, ended } of [here, there]) {
      leave();
      await ended;
    }
  });

  it('leave nothing behind: a thousand followers', async () => {
    const leave = new AbortController();
    const live = gateway.services.live;
    let begun = 0;
    const followers = Array.from({ length: 1000 }, async (_, index) => {
      for await (const _ of live.follow(`consult:${index % 10}`, leave.signal)) begun += 1;
    });
    await expect.poll(() => begun).toBeGreaterThanOrEqual(1000);
    expect(live.followers).toBe(1000);
    leave.abort();
    await Promise.all(followers);
    expect(live.followers).toBe(0);
  });

  it('end when the gateway begins to stop', async () => {
    const stopping = await gateway.another();
    const { ended } = await follow(stopping, 'consult:4');
    stopping.drain();
    await ended;
    expect(stopping.services.live.followers).toBe(0);
    await stopping.dispose();
  });
});

describe('the announcer', () => {
  it('sends what came within 20 ms as one, each topic once', async () => {
    vi.useFakeTimers();
    const sent: (readonly string[])[] = [];
    const announcer = new Announcer(async (payloads) => void sent.push(payloads));
    for (const topic of ['a:1', 'a:2', 'a:1']) announcer.add(topic);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent).toEqual([['a:1\na:2']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.length).toBe(1);
    vi.useRealTimers();
  });

  it('keeps what could not be sent', async () => {
    const send = vi.fn<(payloads: readonly string[]) => Promise<void>>();
    send.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(undefined);
    const announcer = new Announcer(send);
    announcer.add('a:1');
    await announcer.flush();
    await announcer.flush();
    await announcer.flush();
    expect(send.mock.calls).toEqual([[['a:1']], [['a:1']]]);
  });

  it('divides what PostgreSQL would not take as one, and loses none', () => {
    const topics = Array.from({ length: 900 }, (_, index) => `consult:${'杏'.repeat(8)}${index}`);
    const payloads = payloadsOf(topics);
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    expect(payloads.flatMap(topicsOf)).toEqual(topics);
  });

  it.each(['', 'a\nb', 'a'.repeat(8000)])(
    'takes no topic that fits into no notification',
    (topic) => {
      expect(() => new Announcer(async () => undefined).add(topic)).toThrow(RangeError);
    },
  );
});

describe('a follower', () => {
  it('reads again although nothing was announced, in case that was lost', async () => {
    const leave = new AbortController();
    const followers = new Followers(new AbortController().signal, 20);
    let news = 0;
    for await (const _ of followers.follow('a:1', leave.signal)) if ((news += 1) === 3) break;
    expect(news).toBe(3);
    expect(followers.count).toBe(0);
  });

  it('misses nothing that is announced while it reads, and reads once for all of it', async () => {
    const followers = new Followers(new AbortController().signal, 60_000);
    const leave = new AbortController();
    let reads = 0;
    for await (const _ of followers.follow('a:1', leave.signal)) {
      reads += 1;
      if (reads === 1) for (let told = 0; told < 5; told += 1) followers.tell('a:1');
      else setTimeout(() => leave.abort(), 50);
    }
    expect(reads).toBe(2);
  });
});

describe('one who hears', () => {
  /** Hears topics of `staff:` alone, and collects what comes. */
  function hear(followers: Followers, signal: AbortSignal) {
    const heard: (readonly string[] | null)[] = [];
    const ended = (async () => {
      for await (const topics of followers.hear((topic) => topic.startsWith('staff:'), signal)) {
        heard.push(topics);
        await pause(20);
      }
    })();
    return { heard, ended };
  }

  it('gets what it wants: all that came while it was busy together, and each once', async () => {
    const followers = new Followers(new AbortController().signal, 60_000);
    const leave = new AbortController();
    const { heard, ended } = hear(followers, leave.signal);
    for (const topic of ['staff:1', 'other:1', 'staff:2']) followers.tell(topic);
    await expect.poll(() => heard.flat()).toEqual(['staff:1', 'staff:2']);
    for (const topic of ['staff:3', 'staff:3']) followers.tell(topic);
    await expect.poll(() => heard.flat()).toEqual(['staff:1', 'staff:2', 'staff:3']);
    followers.tellAll();
    await expect.poll(() => heard.at(-1)).toBeNull();
    expect(followers.count).toBe(1);
    leave.abort();
    await ended;
    expect(followers.count).toBe(0);
  });

  it('ends when the gateway begins to stop', async () => {
    const closing = new AbortController();
    const followers = new Followers(closing.signal, 60_000);
    const { ended } = hear(followers, new AbortController().signal);
    closing.abort();
    await ended;
    expect(followers.count).toBe(0);
  });
});
