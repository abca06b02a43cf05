import { consultActs, consultStates, type ConsultState } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { consultActsOf } from './consult-acts';

const now = new Date('2026-12-01T10:00:00Z');
type Given = Parameters<typeof consultActsOf>[0];

const consult = (state: ConsultState, own: Partial<Given['own']> = {}, money = {}): Given => ({
  state,
  paidCents: 5000,
  refundedCents: 0,
  ...money,
  own: { consultKind: 'imageText', doctorId: 'd-1', answeredAt: null, creditCents: 0, ...own },
});
const asDoctor = { isItsDoctor: true, isNurse: false };
const asNurse = { isItsDoctor: false, isNurse: true };
const answered = { answeredAt: now };
const video = { consultKind: 'video' } as const;
const pool = { doctorId: null, consultKind: 'fast' } as const;

it.each([
  ['waits', consult('waiting'), ['take', 'refuse']],
  ['waits for the first free doctor', consult('waiting', pool), ['take', 'refuse']],
  ['is taken', consult('inProgress'), ['answer', 'askPictures', 'refuse']],
  ['was answered', consult('inProgress', answered), ['answer', 'askPictures', 'refuse', 'end']],
  ['waits for pictures', consult('paused', answered), ['answer', 'refuse', 'end']],
  ['waits, by video', consult('waiting', video), ['take', 'refuse']],
  [
    'is taken, by video',
    consult('inProgress', video),
    ['answer', 'askPictures', 'video', 'refuse'],
  ],
  ['is over', consult('finished', answered), ['refund']],
  ['is over and refunded', consult('finished', answered, { refundedCents: 5000 }), []],
  ['is over, was free', consult('finished', answered, { paidCents: 0 }), []],
  [
    'is over, and only the consult before was paid',
    consult('finished', { ...answered, creditCents: 100 }, { paidCents: 0 }),
    ['refund'],
  ],
] as const)('a doctor can do with a consult that %s: %j', (_, given, acts) => {
  expect(consultActsOf(given, asDoctor)).toEqual(acts);
});

it('lets a nurse request pictures, and nothing else', () => {
  for (const state of consultStates)
    expect(consultActsOf(consult(state, answered), asNurse), state).toEqual(
      state === 'inProgress' ? ['askPictures'] : [],
    );
});

it('lets no one act who is neither its doctor nor a nurse', () => {
  const none = { isItsDoctor: false, isNurse: false };
  for (const state of consultStates) expect(consultActsOf(consult(state), none)).toEqual([]);
});

it('offers each act in some state', () => {
  const offered = consultStates.flatMap((state) => [
    ...consultActsOf(consult(state, { ...video, ...answered }), asDoctor),
  ]);
  expect(consultActs.filter((act) => !offered.includes(act))).toEqual([]);
});
