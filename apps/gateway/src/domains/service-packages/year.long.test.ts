import { businessErrors } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../kernel/people/accounts/sessions';
import { runRefunds } from '../../testing/payment-fixture';
import { openServicePackages } from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let packages: ReturnType<typeof openServicePackages>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  packages = openServicePackages(gateway);
});
afterAll(() => gateway.dispose());

const months = 12;
const priceCents = 120_000;
const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const today = () => dayAt(gateway.services.clock.now(), hospitalTimeZone);
const midnight = (day: string) => momentOf(day, '00:00', hospitalTimeZone);

/** Moves the clock to a moment, and settles what was due until then. */
const waitUntil = (moment: Date) =>
  gateway.advance(moment.getTime() - gateway.services.clock.now().getTime());

/** The clock goes on meanwhile: so long before a moment that a busy machine does not reach it. */
const justBefore = (moment: Date): Date => new Date(moment.getTime() - 10 * 60_000);

/** A package of a year for high blood pressure: a consultation a month, and a call every quarter. */
const yearOfCare = {
  title: text('高血压全年管理', 'A year with high blood pressure'),
  topic: 'hypertension' as const,
  days: 365,
  priceCents,
  items: [
    { type: 'consult', count: months, unitCents: 8000, zh: '每月咨询', en: 'Monthly consultation' },
    { type: 'call', count: 4, unitCents: 6000, zh: '季度电话', en: 'Quarterly call' },
  ].map(({ type, zh, en, ...rest }) => ({
    ...rest,
    serviceId: type,
    type: type as 'consult' | 'call',
    name: text(zh, en),
    note: text('', ''),
  })),
};

/** A person with such a package, whose sign-ins end and are renewed as over any year. */
async function newPatient() {
  const order = await packages.usable(yearOfCare);
  const { orderNo, userId, mobile } = order;
  const call = async (path: string, body: object) => {
    const { db, clock } = gateway.services;
    const { token } = await startSession(db, { userId, deviceId: null, now: clock.now() });
    return gateway.call(path, body, { token });
  };
  const hades = (path: string, body: object = {}) => call(`/hades/${path}`, { orderNo, ...body });
  const detail = async () => (await hades('order/detail')).data;
  return {
    orderNo,
    call,
    hades,
    detail,
    /** What is left of consultations and of calls. */
    left: async () => (await detail()).quotas.map(({ left }: { readonly left: number }) => left),
    /** Asks the doctor, and is answered. */
    async consult() {
      const asked = await hades('customserve/apply', {
        serviceId: 'consult',
        note: '这个月血压还可以，请看看',
      });
      if (asked.code !== 0) return asked;
      const { applyNo } = asked.data;
      return packages.desk('finish-package-use', { applyNo, result: '继续按时吃药' });
    },
    /** Is asked for the readings of a month at the desk, sees that, and sends them. */
    async report(systolic: number) {
      const asked = await packages.desk('plan-survey', { mobile, surveyCodeId: 'hypertension' });
      expect(asked.data).toEqual({ planned: true });
      const list = async (state: string) =>
        (await call('/hades/survey/list', { state })).data.items;
      const [{ responseId }] = await list('unanswered');
      const answers = Object.entries({
        'measured-on': today(),
        systolic: String(systolic),
        diastolic: '85',
        takes: 'yes',
        regular: 'all',
        effects: 'none',
        smokes: 'no',
        salt: '4',
      }).map(([linkId, value]) => ({ linkId, values: [value] }));
      const saved = { surveyCodeId: 'hypertension', responseId, answers };
      expect((await call('/questionnaire/save', saved)).code).toBe(0);
      expect((await call('/hades/survey/submit', { responseId })).code).toBe(0);
      expect(await list('unanswered')).toEqual([]);
      return (await list('answered')).length;
    },
  };
}

it('a year of care for high blood pressure goes month by month to the midnight of its end', async () => {
  // At noon, so that no step runs over midnight; the whole year follows from this day.
  await waitUntil(momentOf(addDays(today(), 1), '12:00', hospitalTimeZone));
  const begins = today();
  const one = await newPatient();
  const other = await newPatient();
  const before = await one.detail();
  expect(before).toMatchObject({
    state: 'active',
    endsAt: midnight(addDays(begins, 365)).toISOString(),
    refundNowCents: priceCents,
  });

  let paused = 0;
  let worth: number = priceCents;
  for (let month = 1; month <= months - 1; month += 1) {
    expect((await one.consult()).code).toBe(0);
    expect(await one.report(150 - month)).toBe(month);
    if (month % 3 === 0) {
      const wanted = { serviceId: 'call', wantedOn: addDays(today(), 1), note: '想问一下用药' };
      const { applyNo } = (await one.hades('customserve/call', wanted)).data;
      expect((await packages.desk('finish-package-use', { applyNo, result: '已通话' })).code).toBe(
        0,
      );
    }
    expect(await one.left()).toEqual([months - month, 4 - Math.floor(month / 3)]);
    // What is used is never given back: the rest is worth less each month.
    const { refundNowCents } = await one.detail();
    expect(refundNowCents).toBeLessThan(worth);
    worth = refundNowCents;

    if (month === 5) {
      const resumesOn = addDays(today(), 20);
      const pause = await one.hades('order/pause', { reason: 'travel', resumesOn });
      expect(pause.data.endsAt).toBe(midnight(addDays(begins, 365 + 20)).toISOString());
      expect((await one.consult()).code).toBe(businessErrors.packagePaused);
      await waitUntil(justBefore(midnight(resumesOn)));
      expect((await one.detail()).state).toBe('paused');
      await waitUntil(midnight(resumesOn));
      expect(await one.detail()).toMatchObject({ state: 'active', mayUse: true });
      paused = 20;
    }
    await waitUntil(momentOf(addDays(begins, month * 30 + paused), '12:00', hospitalTimeZone));
  }

  // The other one is used once in all that time; what is left goes back to the cent.
  expect((await other.consult()).code).toBe(0);
  const { quotas, refundNowCents } = await other.detail();
  const [{ shareCents }] = quotas;
  expect(refundNowCents).toBe(priceCents - Math.ceil(shareCents / months));
  const back = await other.hades('order/refund', { refundCents: refundNowCents });
  expect(back.data).toMatchObject({ refundCents: refundNowCents });
  await runRefunds(gateway.services);
  expect(await other.detail()).toMatchObject({
    state: 'refunded',
    refundCents: refundNowCents,
    mayUse: false,
  });
  expect((await one.hades('order/refund', { orderNo: other.orderNo, refundCents: 0 })).status).toBe(
    403,
  );

  // The end has moved by the days of the pause, and comes at midnight of the hospital.
  const ends = midnight(addDays(begins, 365 + paused));
  await waitUntil(justBefore(ends));
  expect(await one.detail()).toMatchObject({ state: 'active', mayUse: true });
  expect(await one.left()).toEqual([1, 1]);
  await waitUntil(ends);
  expect(await one.detail()).toMatchObject({ state: 'ended', mayUse: false, refundNowCents: 0 });
  expect((await one.consult()).code).toBe(businessErrors.packageNotUsable);
  expect((await one.hades('order/refund', { refundCents: 0 })).code).toBe(
    businessErrors.orderNotCancellable,
  );
});
