import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markRead } from '../../kernel/conversations/write';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { addTalk, stands, testTalks } from '../../testing/chat-fixture';

let gateway: TestGateway;
let other: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});
beforeEach(async () => {
  talk = await addTalk(gateway);
  stands(talk.orderKey, { mayWrite: { patient: true, doctor: true } });
});

interface Told {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: AnyJson;
}

/** Follows as the owner until `enough` says so of what was told, and leaves. */
async function told(
  at: TestGateway,
  cursors: Readonly<Record<string, number>>,
  enough: (events: readonly Told[]) => boolean,
  token = talk.owner.token,
): Promise<readonly Told[]> {
  const response = await at.app.request('/moduleim/dpchat/follow', {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ cursors }),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const events: Told[] = [];
  let text = '';
  while (!enough(events)) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += decoder.decode(part.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(block)?.[1];
      const event = field('event');
      if (event !== undefined)
        events.push({ event, id: field('id'), data: JSON.parse(field('data') ?? 'null') });
    }
  }
  await reader?.cancel();
  return events;
}

const messages = (events: readonly Told[]) => events.filter(({ event }) => event === 'message');
const isStanding = ({ event }: Told) => event === 'standing';
const answer = (text: string) => talk.desk('answer-conversation', { staff: '李医生', text });

describe('the stream of a person', () => {
  it('tells how a call stands and what the doctor signals, through another gateway and from where it broke', async () => {
    const signalled = (events: readonly Told[]) =>
      events.flatMap(({ event, data }) => (event === 'signal' ? [data.signal.candidate] : []));
    const callOf = (events: readonly Told[]) =>
      events.findLast(({ event }) => event === 'call')?.data;
    const { data } = await talk.call('videocall/open', { clientId: 'phone' });
    const from = { [talk.orderKey]: data.revision };
    const staff = '李医生';
    const answers = (candidate: string) =>
      talk.desk('signal-video-call', {
        staff,
        clientId: 'desk',
        round: 2,
        signal: { type: 'candidate', candidate, sdpMid: '0', sdpMLineIndex: 0 },
      });
    const heard = told(other, from, (events) => signalled(events).includes('two'));
    await talk.desk('join-video-call', { staff, clientId: 'desk' });
    await answers('one');
    // The patient's own signals are not told back.
    const mine = { type: 'candidate', candidate: 'mine', sdpMid: null, sdpMLineIndex: null };
    await talk.call('videocall/signal', { clientId: 'phone', round: 2, signal: mine });
    await answers('two');
    expect([...new Set(signalled(await heard))]).toEqual(['one', 'two']);
    expect(callOf(await heard)).toMatchObject({ state: 'joined', round: 2 });
    const again = await told(gateway, from, (events) => events.some(isStanding));
    expect(signalled(again)).toEqual(['one', 'two']);
    expect(callOf(again)).toMatchObject({ state: 'joined', round: 2 });
    const known = { [talk.orderKey]: (await talk.row()).revision };
    const end = told(other, known, (events) => callOf(events)?.state === 'ended');
    await talk.call('videocall/signal', { clientId: 'phone', round: 2, signal: { type: 'leave' } });
    expect(signalled(await end)).toEqual([]);
    expect(callOf(await end)).toMatchObject({ endedBy: 'patient' });
  });

  it('tells what is said through another gateway, in order, and how the conversation stands', async () => {
    const heard = told(other, { [talk.orderKey]: 0 }, (events) =>
      events.some(({ event, data }) => event === 'standing' && data.lastNumber === 3),
    );
    await talk.say('一');
    await answer('二');
    await answer('三');
    const events = await heard;
    expect(messages(events).map(({ data }) => data.number)).toEqual([1, 2, 3]);
    expect(events.at(-1)?.data).toMatchObject({ unread: 2, doctorRead: 3, mayWrite: true });
  });

  it('goes on where the reader stands, with what was withdrawn meanwhile', async () => {
    await talk.say('一');
    await talk.say('二');
    const { revision } = await talk.row();
    await talk.call('dpchat/withdraw', { number: 1 });
    await talk.say('三');
    const events = await told(gateway, { [talk.orderKey]: revision }, (all) =>
      all.some(({ event }) => event === 'standing'),
    );
    expect(messages(events).map(({ id, data }) => [id, data.number, data.content.type])).toEqual([
      [`${talk.orderKey}:${revision + 1}`, 1, 'withdrawn'],
      [`${talk.orderKey}:${revision + 2}`, 3, 'text'],
    ]);
  });

  it('counts what is unread in all conversations, also those that are not followed', async () => {
    await answer('您好');
    const events = await told(gateway, {}, (all) => all.length > 0);
    expect(events).toEqual([{ event: 'unread', id: undefined, data: { of: 'all', count: 1 } }]);
  });

  it('refuses another’s conversation', async () => {
    const [first] = await told(
      gateway,
      { [talk.orderKey]: 0 },
      (all) => all.length > 0,
      talk.stranger.token,
    );
    expect(first).toMatchObject({ event: 'failure', data: { code: -7 } });
  });
});

it('whatever happens at once through two gateways: numbers have no gap, marks never go back', async () => {
  const acts = fc.array(
    fc.oneof(
      fc.constant('say' as const),
      fc.constant('answer' as const),
      fc.constant('repeat' as const),
      fc.integer({ min: 1, max: 12 }).map((upTo) => ({ upTo })),
    ),
    { minLength: 4, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      talk = await addTalk(gateway);
      stands(talk.orderKey, { mayWrite: { patient: true, doctor: true } });
      const { orderKey, owner } = talk;
      const heard = told(other, { [orderKey]: 0 }, (events) =>
        events.some(({ event, data }) => event === 'message' && data.content.text === '完'),
      );
      const marks: number[] = [];
      await Promise.all(
        list.map(async (act, index) => {
          const at = index % 2 === 0 ? gateway : other;
          const said = (clientId: string) =>
            at.call(
              '/moduleim/dpchat/reply',
              { orderKey, clientId, text: clientId },
              { token: owner.token },
            );
          if (act === 'say') await said(`say-${index}`);
          else if (act === 'repeat') await said('repeated');
          else if (act === 'answer') await answer(`答 ${index}`);
          else
            await at.services.db.transaction(async (tx) => {
              const now = gateway.services.clock.now();
              const read = await markRead({ db: tx, now }, orderKey, 'patient', act.upTo);
              marks.push(read.ownerRead);
            });
        }),
      );
      await talk.say('完');
      const { lastNumber, ownerRead } = await talk.row();
      const counted = list.filter((act) => act === 'say' || act === 'answer').length;
      expect(lastNumber).toBe(counted + (list.includes('repeat') ? 1 : 0) + 1);
      expect(marks.every((mark) => mark <= ownerRead && mark <= lastNumber)).toBe(true);
      const numbers = messages(await heard).map(({ data }) => data.number);
      expect(numbers).toEqual(Array.from({ length: lastNumber }, (_, index) => index + 1));
    }),
    { numRuns: Number(process.env['XINGLIN_RACE_ROUNDS'] ?? 8) },
  );
});
