import { chatFunctions } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { addWorld } from '../domains/booking/booking-fixture';
import {
  conversationKinds,
  type ConversationKind,
  type Standing,
} from '../kernel/conversations/conversation-kind';
import { turnsTaken } from '../kernel/conversations/read';
import { conversations } from '../kernel/conversations/tables';
import { openConversation } from '../kernel/conversations/write';
import { defineDomain } from '../platform/domain';
import type { TestGateway } from './test-gateway';

/** Questions of a conversation of the test's kind. */
export const turns = 2;

/** What the test says of its conversations, by their keys; open with two questions unless told. */
const told = new Map<string, Partial<Standing>>();
/** How often something was said, by key and side. */
export const heard: string[] = [];

const testKind: ConversationKind = {
  name: 'test',
  async standing({ db }, { key, openedAt }) {
    const turnsLeft = Math.max(0, turns - (await turnsTaken(db, key)));
    return {
      phase: 'open',
      mayWrite: { patient: turnsLeft > 0, doctor: true },
      turnsLeft,
      turns,
      until: { at: new Date(openedAt.getTime() + 48 * 3_600_000), outcome: 'closes' },
      functions: [
        { functionId: chatFunctions.photo, isPrivilege: false },
        { functionId: chatFunctions.video, isPrivilege: true },
      ],
      tips: ['一般在 24 小时内回复'],
      callMinutes: 15,
      ...told.get(key),
    };
  },
  said: async (_, { key }, { side }) => void heard.push(`${key} ${side}`),
};

/** Brings a kind of conversation with two questions. */
export const testTalks = defineDomain({
  name: 'testTalks',
  brings: [conversationKinds.of(testKind)],
});

/** Says of a conversation what its kind else would. */
export const stands = (key: string, standing: Partial<Standing>) => told.set(key, standing);

/** Two accounts, the first with an open conversation. */
export async function addTalk(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const { doctor, people } = await addWorld(db, clock.now(), { people: 2 });
  const [owner, stranger] = people;
  if (!owner || !stranger) throw new Error('two people');
  const ownerId = owner.userId;
  const orderKey = `talk-${owner.patientId}`;
  await openConversation(
    { db, now: clock.now() },
    { kind: 'test', key: orderKey, ownerId, doctorId: doctor.doctorId },
  );
  const call = (path: string, body: object = {}, { token } = owner) =>
    gateway.call(`/moduleim/${path}`, { orderKey, ...body }, { token });
  let sent = 0;
  const say = (text: string, more: object = {}) =>
    call('dpchat/reply', { clientId: `c${(sent += 1)}`, text, ...more });
  const desk = (action: string, body: object = {}) =>
    gateway.call(`/sandbox/desk/${action}`, { orderKey, ...body });
  const row = async () => {
    const [found] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
    if (!found) throw new Error('the conversation has gone');
    return found;
  };
  /** A page of messages, in the language where one is told. */
  const details = async (body: object = {}, locale?: string) => {
    const input = { orderKey, ...body };
    const { token } = owner;
    return (await gateway.call('/moduleim/dpchat/detaillist', input, { token, locale })).data;
  };
  /** Says something as the doctor. */
  const answer = (text: string) => desk('answer-conversation', { staff: '李医生', text });
  const standing = async () => (await call('dpchat/patientservice')).data;
  return {
    owner,
    stranger,
    ownerId,
    orderKey,
    doctor,
    call,
    say,
    desk,
    row,
    details,
    answer,
    standing,
  };
}

/** The words of messages, in their order. */
export const textsOf = (items: readonly { readonly content: { readonly text?: string } }[]) =>
  items.map(({ content }) => content.text);
