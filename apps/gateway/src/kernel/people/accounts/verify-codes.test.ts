import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type CallOptions, type TestGateway } from '../../../testing/test-gateway';
import { waitForCode } from './verify-codes';

const paths = {
  send: '/moduleoperate/verifycode/sendcode.json',
  byCode: '/user/account/checkcodelogin.json',
  bind: '/user/profile/bindmobile',
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const sendCode = (mobile: string, options?: CallOptions, scene = 'login') =>
  gateway.call(paths.send, { mobile, scene }, options);
const byCode = (mobile: string, code: string, options?: CallOptions) =>
  gateway.call(paths.byCode, { mobile, code }, options);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('codes', () => {
  it('go out once a minute, five an hour, ten a day, by the movable clock', async () => {
    const mobile = gateway.newMobile();
    const waits: number[] = [];
    const ask = async () => {
      const { status, headers } = await sendCode(mobile);
      waits.push(status === 429 ? Number(headers.get('retry-after')) : 0);
    };
    await ask();
    await ask();
    for (let sent = 1; sent < 5; sent += 1) {
      await gateway.advance(minute);
      await ask();
    }
    await gateway.advance(minute);
    await ask();
    expect(waits[0]).toBe(0);
    expect(waits[1]).toBeGreaterThan(50);
    expect(waits.slice(2, 6)).toEqual([0, 0, 0, 0]);
    expect(waits[6]).toBeGreaterThan(50 * 60);
    for (let sent = 5; sent < 10; sent += 1) {
      await gateway.advance(hour);
      await ask();
    }
    await gateway.advance(hour);
    await ask();
    expect(waits.slice(7, 12)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[12]).toBeGreaterThan(17 * 60 * 60);
  });

  it('let no window be exceeded whatever the moments (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * day }), { maxLength: 80 }), (offsets) => {
        const sent: Date[] = [];
        for (const at of offsets.toSorted((left, right) => left - right)) {
          const now = new Date(at);
          if (waitForCode(sent.slice(0, 10), now) === 0) sent.unshift(now);
        }
        for (const [limit, within] of [
          [1, minute],
          [5, hour],
          [10, day],
        ] as const) {
          for (const [index, moment] of sent.entries()) {
            const older = sent[index + limit];
            if (older !== undefined)
              expect(moment.getTime() - older.getTime()).toBeGreaterThanOrEqual(within);
          }
        }
      }),
    );
  });

  it('are limited when asked for in parallel, too', async () => {
    const mobile = gateway.newMobile();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(mobile)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('work once', async () => {
    const mobile = gateway.newMobile();
    await sendCode(mobile);
    const code = await gateway.lastCode(mobile);
    const answers = await Promise.all(Array.from({ length: 5 }, () => byCode(mobile, code)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 41002)).toHaveLength(4);
  });

  it('die after ten minutes', async () => {
    const mobile = gateway.newMobile();
    await sendCode(mobile);
    const code = await gateway.lastCode(mobile);
    await gateway.advance(10 * minute);
    expect(await byCode(mobile, code)).toMatchObject({ status: 200, code: 41002 });
  });

  it('are void after five wrong tries', async () => {
    const mobile = gateway.newMobile();
    await sendCode(mobile);
    const code = await gateway.lastCode(mobile);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await byCode(mobile, otherThan(code))).code).toBe(41001);
    expect((await byCode(mobile, code)).code).toBe(41002);
  });

  it('belong to one number, scene and device; a newer one replaces them', async () => {
    const [mobile, other] = [gateway.newMobile(), gateway.newMobile()];
    await sendCode(mobile);
    const code = await gateway.lastCode(mobile);
    expect((await byCode(other, code)).code).toBe(41002);
    expect((await byCode(mobile, code, { deviceId: 'another' })).code).toBe(41002);
    const token = await gateway.signIn(gateway.newMobile());
    expect((await gateway.call(paths.bind, { mobile, code }, { token })).code).toBe(41002);
    await gateway.advance(minute);
    await sendCode(mobile);
    const newer = await gateway.lastCode(mobile);
    if (newer !== code) expect((await byCode(mobile, code)).code).toBe(41001);
    expect((await byCode(mobile, newer)).code).toBe(0);
  });
});

describe('limits by address', () => {
  it('are a hundred times wider in the sandbox', async () => {
    const strict = await openTestGateway({ config: { sandbox: false } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) {
      statuses.push(
        (await strict.call(paths.send, { mobile: strict.newMobile(), scene: 'login' })).status,
      );
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
    const wide = await Promise.all(Array.from({ length: 40 }, () => sendCode(gateway.newMobile())));
    expect(wide.every((answer) => answer.status === 200)).toBe(true);
    await strict.dispose();
  });
});
