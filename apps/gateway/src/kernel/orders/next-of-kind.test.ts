import { describe, expect, it } from 'vitest';
import { domains } from '../../domains';
import { openParts } from '../../platform/ports';
import { orderKinds, type Order, type OrderKind } from './order-kind';

const contributions = domains.flatMap(({ brings = [] }) => brings);
const kinds = openParts(() => undefined, contributions, []).all(orderKinds);

const now = new Date('2026-11-22T06:20:00Z');
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

/** What any kind may read of an order, all of it ahead. */
function orderIn(kind: OrderKind, state: string, answeredAt: Date | null = null): Order {
  const own = {
    startsAt: inHours(2),
    endsAt: inHours(3),
    date: '2026-11-22',
    day: '2026-11-22',
    timeZone: 'Asia/Shanghai',
    payBefore: inHours(1),
    answerBefore: inHours(1),
    answeredAt,
    callAt: null,
    consultKind: 'imageText',
    confirmedAt: now,
  };
  const register = { createdAt: now, movedAt: now, paidCents: 100, refundedCents: 0 };
  return { ...register, state, stateGroup: kind.machine.groups[state], own } as unknown as Order;
}

/** By kind and state; a state that is left out waits for nothing. */
const expected = {
  registration: { awaitingHospital: 'wait', confirmed: 'go', checkedIn: 'go' },
  consult: { waiting: 'wait', inProgress: 'wait', paused: 'answer' },
  panel: { waiting: 'wait', answering: 'read' },
  goods: { paid: 'wait', packed: 'wait', shipped: 'collect' },
  checkUp: { booked: 'go', attended: 'wait', completed: 'read' },
  specialDisease: { submitted: 'wait', booked: 'go' },
  telemedicine: { booked: 'go', inProgress: 'go' },
  coinExchange: { ordered: 'wait', sent: 'collect' },
  drugs: {
    sent: 'wait',
    unconfirmed: 'answer',
    confirmed: 'wait',
    readyToCollect: 'collect',
    onTheWay: 'wait',
  },
  overseas: { waiting: 'wait', inProgress: 'wait' },
};
const nothing = ['tip', 'servicePackage', 'membership'];

describe('what an order of each kind waits for', () => {
  it('is declared by every kind, or why it waits for nothing', () => {
    const named = kinds.map(({ kind }) => kind).toSorted();
    expect(named).toEqual([...Object.keys(expected), ...nothing].toSorted());
    for (const { kind, next } of kinds) {
      expect('nothing' in next, kind).toBe(nothing.includes(kind));
      if ('nothing' in next) expect(next.nothing.length, kind).toBeGreaterThan(10);
    }
  });

  it.each(Object.entries(expected))('of %s is declared for all states', (name, byState) => {
    const kind = kinds.find((one) => one.kind === name) ?? expect.fail(`no kind "${name}"`);
    const { next, machine } = kind;
    if ('nothing' in next) return expect.fail(`${name} waits for nothing`);
    const looked = Object.entries(machine.groups)
      .filter(([state, group]) => group === 'active' || next.afterwards.includes(state))
      .map(([state]) => [state, next.of(orderIn(kind, state), { now, unread: 0 })?.what] as const);
    expect(Object.fromEntries(looked.filter(([, what]) => what !== undefined))).toEqual(byState);
  });

  it('is an unread message first, where a kind has a conversation', () => {
    for (const [name, state] of [
      ['consult', 'inProgress'],
      ['consult', 'finished'],
      ['overseas', 'inProgress'],
    ] as const) {
      const kind = kinds.find((one) => one.kind === name) ?? expect.fail(`no kind "${name}"`);
      if ('nothing' in kind.next) return expect.fail(`${name} waits for nothing`);
      const waiting = kind.next.of(orderIn(kind, state, now), { now, unread: 2 });
      expect(waiting?.what, `${name} ${state}`).toBe('read');
    }
  });
});
