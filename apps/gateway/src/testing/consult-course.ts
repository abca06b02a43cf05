import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestPerson } from '../domains/booking/booking-fixture';
import { price, question } from './consult-fixture';
import type { HeardEvent, UnsteadyLine } from './unsteady-line';

/** How a consult of the run ends: the state that it then stays in, and what goes back of its price. */
export const endings = {
  open: { state: 'inProgress', backCents: 0 },
  finished: { state: 'finished', backCents: 0 },
  refused: { state: 'refunded', backCents: price },
  paidBackInParts: { state: 'finished', backCents: 2500 },
} as const;
export type Ending = keyof typeof endings;
export const endingNames = Object.keys(endings) as Ending[];

/** What the two sides of one consult did and heard. */
export interface Course {
  readonly token: string;
  readonly orderKey: string;
  readonly ending: Ending;
  /** Words whose sending was acknowledged, in their order. */
  readonly acknowledged: string[];
  /** Up to which message its patient's reading was acknowledged. */
  read: number;
  /** Numbers of messages as the stream told them. */
  readonly heard: number[];
  /** Milliseconds from a doctor's sending to the patient's hearing, where the first try arrived. */
  readonly delays: number[];
}

/** How much is said, and how many milliseconds pass between two rounds. */
export interface Pace {
  readonly rounds: number;
  readonly thinksMs: number;
}

/** The lines of both sides of a consult. */
export interface Sides {
  readonly patient: UnsteadyLine;
  readonly doctor: UnsteadyLine;
}

/** Asks a doctor, pays, and has the doctor take it. */
export async function begin({ patient, doctor }: Sides, person: TestPerson, doctorId: string) {
  const { patientId } = person;
  const { orderKey } = await patient.call('/consult/submitorder/imagetext', {
    patientId,
    doctorId,
    question,
  });
  const cashier = await patient.call('/pay/geth5payurl.json', {
    orderNo: orderKey,
    returnUrl: '/my/order/status',
  });
  await patient.form(new URL(cashier.url).pathname, { outcome: 'success' });
  const state = async () =>
    (await patient.call('/consult/consultorder/detail', { orderKey })).state;
  while ((await state()) === 'awaitingPayment') await pause(200);
  await doctor.call('/sandbox/desk/take-consult', { orderKey, doctorId });
  return orderKey as string;
}

/** Both sides say something in turns; the patient follows and reads every other time. */
export async function talk(
  { patient, doctor }: Sides,
  course: Course,
  { rounds, thinksMs }: Pace,
): Promise<void> {
  const { orderKey, acknowledged, heard, delays } = course;
  const sentAt = new Map<string, number>();
  const heardAt = new Map<string, number>();
  const firstTries: string[] = [];
  let revision = 0;
  let isOver = false;
  const hear = ({ event, id, data, at }: HeardEvent) => {
    if (event === 'message') {
      heard.push(data.number);
      heardAt.set(data.content.text, at);
    }
    if (id !== undefined) revision = Number(id.split(':').at(-1));
  };
  const following = patient.follow(
    '/moduleim/dpchat/follow',
    () => ({ cursors: { [orderKey]: revision } }),
    hear,
    () => isOver,
  );
  for (let round = 0; round < rounds; round += 1) {
    await pause(thinksMs * (0.5 + Math.random()));
    const [asked, answered] = [`${orderKey} p${round}`, `${orderKey} d${round}`];
    const words = { orderKey, clientId: `p${round}`, text: asked };
    await patient.call('/moduleim/dpchat/reply', words);
    acknowledged.push(asked);
    sentAt.set(answered, performance.now());
    const { answer, tries } = await doctor.send('/sandbox/desk/answer-conversation', {
      orderKey,
      clientId: `d${round}`,
      text: answered,
    });
    if (answer.code !== 0) throw new Error(`not answered: ${answer.code} ${answer.message}`);
    acknowledged.push(answered);
    if (tries === 1) firstTries.push(answered);
    if (round % 2 === 1) {
      const upTo = heard.at(-1) ?? 0;
      course.read = (await patient.call('/moduleim/dpchat/read', { orderKey, upTo })).ownerRead;
    }
  }
  await end({ patient, doctor }, course);
  const { lastNumber } = await patient.call('/moduleim/dpchat/patientservice', { orderKey });
  const hasHeardAll = () => heard.at(-1) === lastNumber;
  await expect.poll(hasHeardAll, { timeout: 180_000, interval: 200 }).toBe(true);
  isOver = true;
  patient.close();
  await following;
  for (const text of firstTries) {
    const delay = (heardAt.get(text) ?? Infinity) - (sentAt.get(text) ?? 0);
    delays.push(delay);
  }
}

async function end({ patient, doctor }: Sides, { orderKey, ending }: Course): Promise<void> {
  const finish = () => patient.call('/consult/consultorder/finishbypatient', { orderKey });
  const desk = (action: string, body: object) =>
    doctor.call(`/sandbox/desk/${action}`, { orderKey, ...body });
  if (ending === 'finished') await finish();
  if (ending === 'refused') await desk('refuse-consult', { reason: '需要到医院面诊' });
  if (ending === 'paidBackInParts') {
    await finish();
    const reason = '投诉成立';
    await desk('refund-consult', { cents: 1500, refundedCents: 0, reason });
    await desk('refund-consult', { cents: 1000, refundedCents: 1500, reason });
  }
}

/** The least number that so many of a hundred are not above. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return Math.round(sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0);
}
