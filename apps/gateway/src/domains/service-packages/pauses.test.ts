import { businessErrors } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../kernel/orders/tables';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { runRefunds } from '../../testing/payment-fixture';
import { openServicePackages, packageCents } from '../../testing/service-package-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { servicePackageKind } from './order-kind';
import { servicePackagePauses } from './tables';

let gateway: TestGateway;
let packages: ReturnType<typeof openServicePackages>;
beforeAll(async () => {
  gateway = await openTestGateway();
  packages = openServicePackages(gateway);
});
afterAll(() => gateway.dispose());

const day = 24 * 60 * 60_000;
const today = () => dayAt(gateway.services.clock.now());
const midnight = (on: string) => momentOf(on, '00:00', hospitalTimeZone).toISOString();

/** A package that can be used and paused, so many days long. */
async function pausable(days = 30) {
  const order = await packages.usable({ days });
  const { call, orderNo } = order;
  return {
    ...order,
    pause: (resumesOn: string, reason = 'travel') =>
      call('order/pause', { orderNo, reason, resumesOn }),
    resume: () => call('order/resume', { orderNo }),
  };
}

/** Moves the clock to noon of a day at the hospital, so that no test runs over midnight. */
async function atNoon(on: string) {
  const noon = momentOf(on, '12:00', hospitalTimeZone).getTime();
  await gateway.advance(noon - gateway.services.clock.now().getTime());
}

describe('a pause of a package', () => {
  it('moves the end by its days, lets nothing be used, and is over by itself', async () => {
    await atNoon(addDays(today(), 1));
    const { pause, detail, consult, call, orderNo } = await pausable(3);
    const begins = today();
    expect(await detail()).toMatchObject({
      endsAt: midnight(addDays(begins, 3)),
      mayPause: true,
      mayResume: false,
      pauses: [],
      pauseLeft: { times: 2, days: 90 },
    });
    const endsAt = midnight(addDays(begins, 8));
    const resumesOn = addDays(begins, 5);
    expect((await pause(resumesOn, 'hospital')).data).toEqual({ orderNo, done: true, endsAt });
    expect(await detail()).toMatchObject({
      state: 'paused',
      statusText: '已暂停',
      group: 'active',
      endsAt,
      mayPause: false,
      mayResume: true,
      mayUse: false,
      mayBind: false,
      pauses: [{ reason: 'hospital', startedOn: begins, resumesOn, days: 5, isRunning: true }],
      pauseLeft: { times: 1, days: 85 },
    });
    expect((await consult()).code).toBe(businessErrors.packagePaused);
    const times = { orderNo, serviceId: 'appointment' };
    expect((await call('sche/p/list', times)).data.days).toEqual([]);
    // Behind the end that the package had before.
    await atNoon(addDays(begins, 4));
    expect((await detail()).state).toBe('paused');
    await atNoon(resumesOn);
    expect(await detail()).toMatchObject({
      state: 'active',
      mayUse: true,
      endsAt,
      pauses: [{ isRunning: false }],
    });
    expect((await consult()).code).toBe(0);
    await atNoon(addDays(begins, 7));
    expect((await detail()).state).toBe('active');
    await atNoon(addDays(begins, 8));
    expect((await detail()).state).toBe('ended');
  });

  it('is ended early, and moves the end by the days that it took', async () => {
    await atNoon(addDays(today(), 1));
    const { pause, resume, detail, consult } = await pausable(10);
    const begins = today();
    await pause(addDays(begins, 9));
    await atNoon(addDays(begins, 2));
    const endsAt = midnight(addDays(begins, 12));
    expect((await resume()).data).toMatchObject({ done: true, endsAt });
    expect((await resume()).code).toBe(businessErrors.packageNotPaused);
    expect(await detail()).toMatchObject({
      state: 'active',
      endsAt,
      mayUse: true,
      pauses: [{ startedOn: begins, resumesOn: addDays(begins, 2), days: 2, isRunning: false }],
      pauseLeft: { times: 1, days: 88 },
    });
    expect((await consult()).code).toBe(0);
    await atNoon(addDays(begins, 11));
    expect((await detail()).state).toBe('active');
    await atNoon(addDays(begins, 12));
    expect((await detail()).state).toBe('ended');
  });

  it('happens once by many taps at the same time, and so does its end', async () => {
    const { pause, resume, detail, orderNo } = await pausable();
    const before = Date.parse((await detail()).endsAt);
    const resumesOn = addDays(today(), 7);
    const paused = await Promise.all(Array.from({ length: 12 }, () => pause(resumesOn)));
    const codes = paused.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === businessErrors.packagePaused)).toHaveLength(11);
    expect(Date.parse((await detail()).endsAt)).toBe(before + 7 * day);
    const resumed = await Promise.all(Array.from({ length: 12 }, () => resume()));
    expect(resumed.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(Date.parse((await detail()).endsAt)).toBe(before);
    const { db } = gateway.services;
    expect(await db.$count(servicePackagePauses, eq(servicePackagePauses.orderNo, orderNo))).toBe(
      1,
    );
  });

  it('keeps within its limits: days ahead, times, days in all, the last day', async () => {
    const { pause, resume, detail } = await pausable();
    for (const no of [today(), addDays(today(), -1), addDays(today(), 91)])
      expect((await pause(no)).code, no).toBe(businessErrors.packagePauseDay);
    expect((await pause(addDays(today(), 90))).code).toBe(0);
    expect((await detail()).pauseLeft).toEqual({ times: 1, days: 0 });
    await resume();
    expect((await pause(addDays(today(), 1))).code).toBe(0);
    await resume();
    expect(await detail()).toMatchObject({ mayPause: false, pauseLeft: { times: 0 } });
    expect((await pause(addDays(today(), 1))).code).toBe(businessErrors.packagePauseClosed);

    const short = await pausable(1);
    expect((await short.detail()).mayPause).toBe(false);
    expect((await short.pause(addDays(today(), 1))).code).toBe(businessErrors.packagePauseClosed);

    const unpaid = await packages.ordered();
    const asked = { orderNo: unpaid.orderNo, reason: 'other', resumesOn: addDays(today(), 1) };
    expect((await unpaid.call('order/pause', asked)).code).toBe(businessErrors.packagePauseClosed);
  });

  it('is made and ended by the owner alone', async () => {
    const { pause, orderNo, detail } = await pausable();
    const { call } = await packages.newPerson();
    const resumesOn = addDays(today(), 3);
    const tries = () =>
      Promise.all([
        call('order/pause', { orderNo, reason: 'travel', resumesOn }),
        call('order/resume', { orderNo }),
      ]);
    for (const answer of await tries()) expect(answer).toMatchObject({ status: 403, data: null });
    await pause(resumesOn);
    for (const answer of await tries()) expect(answer).toMatchObject({ status: 403, data: null });
    expect((await detail()).state).toBe('paused');
  });
});

describe('while a package is paused', () => {
  it('the desk sees it, plans nothing within the pause and finishes what was planned', async () => {
    const { pause, call, orderNo, left } = await pausable();
    const wantedOn = addDays(today(), 6);
    const of = { orderNo, serviceId: 'call', note: '想问一下用药', wantedOn };
    const { applyNo } = (await call('customserve/call', of)).data;
    const resumesOn = addDays(today(), 5);
    await pause(resumesOn);
    const { items } = (await packages.desk('list-package-uses', {})).data;
    expect(items.filter((use: { orderNo: string }) => use.orderNo === orderNo)).toMatchObject([
      { applyNo, pausedUntil: midnight(resumesOn) },
    ]);
    const planned = (on: string) =>
      packages.desk('plan-package-use', {
        applyNo,
        plannedAt: momentOf(on, '09:00', hospitalTimeZone).toISOString(),
      });
    expect((await planned(addDays(today(), 4))).code).not.toBe(0);
    expect((await planned(resumesOn)).code).toBe(0);
    const done = await packages.desk('finish-package-use', { applyNo, result: '已通话' });
    expect(done.code).toBe(0);
    expect(await left('call')).toBe(0);
  });

  it('a request is withdrawn, and all that is unused goes back to the cent', async () => {
    const { pause, consult, call, refund, detail, left } = await pausable(3);
    const { applyNo } = (await consult()).data;
    await pause(addDays(today(), 20));
    expect((await call('customserve/withdraw', { applyNo })).code).toBe(0);
    expect(await left('consult')).toBe(2);
    // Behind the end that the package had before.
    await gateway.advance(5 * day);
    expect(await detail()).toMatchObject({ mayRefund: true, refundNowCents: packageCents });
    expect((await refund(packageCents)).data.refundCents).toBe(packageCents);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({
      state: 'refunded',
      refundCents: packageCents,
      mayPause: false,
      mayResume: false,
      pauses: [{ isRunning: false }],
    });
  });

  it('the pause is in the copy of its owner, and erased with the account', async () => {
    const { pause, orderNo } = await pausable();
    const resumesOn = addDays(today(), 5);
    await pause(resumesOn, 'hospital');
    const { db, all } = gateway.services;
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const ownerId = order?.ownerId ?? '';
    const parts = await Promise.all(all(exportedData).map((part) => part(db, ownerId, 'en')));
    expect(Object.assign({}, ...parts)).toMatchObject({
      servicePackages: [
        { orderNo, pauses: [{ reason: 'hospital', startedOn: today(), resumesOn }] },
      ],
    });
    await db.transaction((tx) => servicePackageKind.erased(tx, ownerId));
    expect(await db.$count(servicePackagePauses, eq(servicePackagePauses.orderNo, orderNo))).toBe(
      0,
    );
  });
});
