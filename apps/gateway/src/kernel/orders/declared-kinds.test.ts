import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { domains } from '../../domains';
import { openParts } from '../../platform/ports';
import { orderKinds } from './order-kind';

const contributions = domains.flatMap(({ brings = [] }) => brings);
const kinds = openParts(() => undefined, contributions, []).all(orderKinds);
const byName = new Map(kinds.map((kind) => [kind.kind, kind]));

/** Orders that may hold stock or a slot unpaid: of an account, for a person, released a day. */
const bounds = {
  checkUp: [4, 3, 8],
  specialDisease: [4, 3, 8],
  telemedicine: [3, 2, 6],
  consult: [3, 2, 6],
  drugs: [5, null, 15],
  goods: [5, null, 15],
};
const holdNothing = [
  'registration',
  'panel',
  'tip',
  'servicePackage',
  'membership',
  'coinExchange',
  'overseas',
];

describe('every kind of order', () => {
  it('says how much may be held unpaid, or why nothing is', () => {
    const holding = kinds.flatMap(({ kind, holds }) =>
      'exempt' in holds
        ? []
        : [[kind, [holds.perAccount, holds.perPerson, holds.releasedADay]] as const],
    );
    expect(Object.fromEntries(holding)).toEqual(bounds);
    const exempt = kinds.flatMap(({ kind, holds }) => ('exempt' in holds ? [kind] : []));
    expect(exempt.toSorted()).toEqual(holdNothing.toSorted());
  });

  it.each(Object.keys(bounds))('counts all unpaid states of %s, and what releases them', (name) => {
    const { holds, machine } = byName.get(name) ?? expect.fail(`no kind "${name}"`);
    if ('exempt' in holds) return expect.fail(`${name} holds nothing`);
    for (const [state, group] of Object.entries(machine.groups))
      if (group === 'awaitingPayment') expect(holds.states, state).toContain(state);
    for (const event of holds.releasedBy) {
      const releasing = machine.transitions.filter(
        (one) =>
          one.event === event &&
          one.from.some((state) => holds.states.includes(state)) &&
          machine.groups[one.to] === 'cancelled',
      );
      expect(releasing.length, event).toBeGreaterThan(0);
    }
    // What its owner or the clock ends before it is paid is counted; what the hospital ends is not.
    for (const { from, to, by, event } of machine.transitions)
      if (
        from.some((state) => machine.groups[state] === 'awaitingPayment') &&
        machine.groups[to] === 'cancelled' &&
        by.some((actor) => actor !== 'hospital')
      )
        expect(holds.releasedBy, event).toContain(event);
  });

  it('says what a person orders once at a time, or why it may be ordered again', () => {
    for (const { kind, repeats, table } of kinds) {
      if ('exempt' in repeats) expect(repeats.exempt.length, kind).toBeGreaterThan(10);
      else
        expect(Object.keys(getTableColumns(table)), kind).toEqual(
          expect.arrayContaining([...repeats.same]),
        );
    }
    const once = kinds.flatMap(({ kind, repeats }) =>
      'exempt' in repeats ? [] : [[kind, repeats.same] as const],
    );
    expect(Object.fromEntries(once)).toEqual({
      checkUp: ['packageCode', 'day'],
      specialDisease: ['diseaseId', 'doctorId'],
      telemedicine: ['doctorId'],
      servicePackage: ['packageCode'],
    });
  });
});
