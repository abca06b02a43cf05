import { createGateway, type CallRow, type Cursors, type StreamRow } from '@xinglin/gateway-sdk';
import { expect, inject, it } from 'vitest';
import { clientOf } from './gateway-under-test';

/** The sandbox's conversation in small; consults will have such calls. */
const say: CallRow<{ room: string; text: string }, { seq: number }, 'mutation'> = {
  path: '/moduleim/sandbox/say',
  kind: 'mutation',
  open: true,
};
const follow: StreamRow<
  { room: string; cursors?: Cursors },
  { event: 'line'; id?: string; data: { seq: number; text: string } }
> = {
  path: '/moduleim/sandbox/follow',
  kind: 'query',
  timeoutMs: 0,
  open: true,
  streams: { line: { key: ['room', 'seq'], order: 'seq' } },
};

async function control(what: 'cut' | 'restart'): Promise<void> {
  const { ok } = await fetch(`${inject('controlBase')}/${what}`, { method: 'POST', body: '{}' });
  if (!ok) throw new Error(`the line refused: ${what}`);
}

it('a stream loses, doubles and mixes up nothing, though its line is cut and the gateway starts anew', async () => {
  const room = crypto.randomUUID();
  const client = clientOf();
  /** Says it until the gateway has taken it; the same again carries the same key. */
  const insist = async (text: string): Promise<void> => {
    for (;;) {
      const isTaken = await client.call(say, { room, text }).then(
        () => true,
        () => false,
      );
      if (isTaken) return;
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const texts = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`);
  const states: string[] = [];
  const heard: { seq: number; text: string }[] = [];
  const reading = (async () => {
    const reader = createGateway({ baseUrl: inject('lineBase') });
    const stream = reader.stream(follow, { room }, { onLine: ({ name }) => states.push(name) });
    for await (const { data } of stream) {
      heard.push(data);
      if (heard.length === texts.length) break;
    }
  })();
  await expect.poll(() => states).toContain('live');
  let restarted = Promise.resolve();
  for (const [index, text] of texts.entries()) {
    if (index % 20 === 10) await control('cut');
    if (index === 35) restarted = control('restart');
    await insist(text);
  }
  await restarted;
  await reading;
  expect(heard).toEqual(texts.map((text, index) => ({ room, seq: index + 1, text })));
  expect(states.filter((name) => name === 'waiting').length).toBeGreaterThanOrEqual(3);
}, 120_000);
