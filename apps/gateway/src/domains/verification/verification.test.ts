import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCodes } from '../../kernel/people/accounts/tables';
import { keyedHash } from '../../platform/identifiers';
import { passCheck, solveWork, validatePath, workPaths } from '../../testing/pass-check';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { drawCode, newPictureCode } from '../../kernel/people/checks/picture';
import { personChecks } from '../../kernel/people/checks/tables';

const second = 1000;
const minute = 60 * second;
const [checkRequired, checkFailed, checkEnded] = [41061, 41062, 41063];
const sendPath = '/moduleoperate/verifycode/sendcode.json';
const picturePath = '/common/checkcode/getimagecode/sendCode';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const sendCode = (mobile: string, validateParam?: string, options?: CallOptions) =>
  gateway.call(sendPath, { mobile, scene: 'login', validateParam }, options);
const validate = (body: object, options?: CallOptions) => gateway.call(validatePath, body, options);
const otherThan = (code: string) => (code === 'AAAA' ? 'HHHH' : 'AAAA');

/** A number to which codes have gone from three telephones: the next one has to pass a check. */
async function soughtMobile(): Promise<string> {
  const mobile = gateway.newMobile();
  const now = gateway.services.clock.now().getTime();
  await gateway.services.db.insert(verifyCodes).values(
    [1, 2, 3].map((count) => ({
      codeId: `${mobile}-${count}`,
      mobile,
      scene: 'login' as const,
      deviceId: `telephone ${count}`,
      codeHash: '',
      sentAt: new Date(now - (count + 1) * minute),
      expiresAt: new Date(now + minute),
    })),
  );
  return mobile;
}

/** Puts a code that the test knows in the place of a picture's. */
async function pictureOf(pageId: string, code: string): Promise<void> {
  await gateway.call(picturePath, { pageId });
  const row = and(eq(personChecks.pageId, pageId), eq(personChecks.purpose, 'sendCode'));
  const [check] = await gateway.services.db.select().from(personChecks).where(row);
  const codeHash = keyedHash(check?.secret ?? '', code);
  await gateway.services.db.update(personChecks).set({ codeHash }).where(row);
}

describe('sending codes', () => {
  it('asks nobody on a normal day: one telephone, as often as the number allows', async () => {
    const mobile = gateway.newMobile();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await sendCode(mobile)).code).toBe(0);
      await gateway.advance(minute);
    }
  });

  it('asks for a check once many devices wanted codes for a number, and goes on after it', async () => {
    const mobile = gateway.newMobile();
    for (const deviceId of ['one', 'two', 'three']) {
      expect((await sendCode(mobile, undefined, { deviceId })).code).toBe(0);
      await gateway.advance(minute);
    }
    expect(await sendCode(mobile)).toMatchObject({ status: 200, code: checkRequired });
    const validateParam = await passCheck(gateway, 'sendCode');
    expect((await sendCode(mobile, validateParam)).data).toEqual({
      resendAfter: 60,
      expiresIn: 600,
    });
  });

  it('asks for a check once many codes were wanted from an address', async () => {
    const strict = await openTestGateway({ config: { sandbox: false } });
    const codes: number[] = [];
    for (let asked = 0; asked < 16; asked += 1)
      codes.push(
        (await strict.call(sendPath, { mobile: strict.newMobile(), scene: 'login' })).code,
      );
    expect(codes).toEqual([...Array.from({ length: 15 }, () => 0), checkRequired]);
    await strict.dispose();
  });

  it('takes a passed check once, on its device, for its purpose, within five minutes', async () => {
    const used = await passCheck(gateway, 'sendCode');
    expect((await sendCode(await soughtMobile(), used)).code).toBe(0);
    expect((await sendCode(await soughtMobile(), used)).code).toBe(checkRequired);

    const mobile = await soughtMobile();
    const elsewhere = await passCheck(gateway, 'sendCode', { deviceId: 'thief' });
    expect((await sendCode(mobile, elsewhere)).code).toBe(checkRequired);
    const ofSignIn = await passCheck(gateway, 'signIn');
    expect((await sendCode(mobile, ofSignIn)).code).toBe(checkRequired);
    expect((await sendCode(mobile, 'made-up')).code).toBe(checkRequired);
    const late = await passCheck(gateway, 'sendCode');
    await gateway.advance(5 * minute);
    expect((await sendCode(mobile, late)).code).toBe(checkRequired);
  });

  it('takes a passed check once, however many calls come with it at the same time', async () => {
    const mobiles = [];
    for (let count = 0; count < 4; count += 1) mobiles.push(await soughtMobile());
    const validateParam = await passCheck(gateway, 'sendCode');
    const answers = await Promise.all(mobiles.map((mobile) => sendCode(mobile, validateParam)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('keeps a check that was not needed, and one whose number had to wait', async () => {
    const validateParam = await passCheck(gateway, 'sendCode');
    const fresh = gateway.newMobile();
    expect((await sendCode(fresh, validateParam)).code).toBe(0);
    expect((await sendCode(fresh, validateParam)).status).toBe(429);
    expect((await sendCode(await soughtMobile(), validateParam)).code).toBe(0);
  });
});

describe('work', () => {
  it('is refused in another shape, on another device and a second time', async () => {
    const pageId = randomUUID();
    const solution = await solveWork(gateway, 'sendCode', pageId);
    const name = { purpose: 'sendCode', pageId };
    expect((await validate({ ...name, solution }, { deviceId: 'thief' })).code).toBe(checkEnded);
    expect((await validate({ ...name, purpose: 'signIn', solution })).code).toBe(checkEnded);
    const { counter, derivedKey } = solution;
    const wrong = { counter: counter + 1, derivedKey };
    expect((await validate({ ...name, solution: wrong })).code).toBe(checkFailed);
    expect((await validate({ ...name, solution })).code).toBe(0);
    expect((await validate({ ...name, solution })).code).toBe(checkEnded);
  });

  it('is new each time: a solution of a former one serves nothing', async () => {
    const pageId = randomUUID();
    const former = await solveWork(gateway, 'sendCode', pageId);
    await gateway.call(workPaths.sendCode, { pageId });
    expect((await validate({ purpose: 'sendCode', pageId, solution: former })).code).toBe(
      checkFailed,
    );
  });

  it('is over after three wrong answers, also when the fourth would be right', async () => {
    const pageId = randomUUID();
    const solution = await solveWork(gateway, 'sendCode', pageId);
    const name = { purpose: 'sendCode', pageId };
    const wrong = { ...solution, counter: solution.counter + 1 };
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1)
      codes.push((await validate({ ...name, solution: wrong })).code);
    expect(codes).toEqual([checkFailed, checkFailed, checkEnded]);
    expect((await validate({ ...name, solution })).code).toBe(checkEnded);
  });

  it('is passed by nothing but its solution (property)', async () => {
    const pageId = randomUUID();
    await gateway.call(workPaths.visitor, { pageId });
    const hex = fc.stringMatching(/^(?:[0-9a-f]{2}){1,64}$/);
    await fc.assert(
      fc.asyncProperty(fc.nat(), hex, async (counter, derivedKey) => {
        const body = { purpose: 'visitor', pageId, solution: { counter, derivedKey } };
        const { code } = await validate(body);
        expect([checkFailed, checkEnded]).toContain(code);
        await gateway.call(workPaths.visitor, { pageId });
      }),
      { numRuns: 25 },
    );
  });
});

describe('a picture', () => {
  it('shows its code, another one each time it is asked for', async () => {
    const pageId = randomUUID();
    const { data } = await gateway.call(picturePath, { pageId });
    const bytes = Buffer.from(data.image.split(',')[1], 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 200, height: 72 });
    const again = await gateway.call(picturePath, { pageId });
    expect(again.data.image).not.toBe(data.image);
    expect(newPictureCode()).toMatch(/^[2-9A-Z]{4}$/);
    const [one, other] = await Promise.all([drawCode('KKKK'), drawCode('KKKK')]);
    expect(one.equals(other)).toBe(false);
  });

  it('of a partner’s sign-in is had over GET', async () => {
    const url = `http://gateway.test/moduleenterprisepartner/partner/login/getvalidcode?pageId=${randomUUID()}`;
    const { code, data } = await gateway.send(new Request(url));
    expect([code, data.image.slice(0, 22)]).toEqual([0, 'data:image/png;base64,']);
  });

  it('is read in either case, once', async () => {
    const pageId = randomUUID();
    await pictureOf(pageId, 'K7RP');
    const name = { purpose: 'sendCode', pageId };
    const { code, data } = await validate({ ...name, imgCode: 'k7rp' });
    expect(code).toBe(0);
    expect((await validate({ ...name, imgCode: 'K7RP' })).code).toBe(checkEnded);
    expect((await sendCode(await soughtMobile(), data.validateParam)).code).toBe(0);
  });

  it('is void after three wrong readings, a guess among them, and after five minutes', async () => {
    const pageId = randomUUID();
    await pictureOf(pageId, 'K7RP');
    const name = { purpose: 'sendCode', pageId };
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1)
      codes.push((await validate({ ...name, imgCode: otherThan('K7RP') })).code);
    expect(codes).toEqual([checkFailed, checkFailed, checkEnded]);
    expect((await validate({ ...name, imgCode: 'K7RP' })).code).toBe(checkEnded);
    await pictureOf(pageId, 'K7RP');
    await gateway.advance(5 * minute);
    expect((await validate({ ...name, imgCode: 'K7RP' })).code).toBe(checkEnded);
  });

  it('is not passed as work, nor with no answer at all', async () => {
    const pageId = randomUUID();
    await pictureOf(pageId, 'K7RP');
    const name = { purpose: 'sendCode', pageId };
    expect((await validate(name)).code).toBe(checkFailed);
    const solution = { counter: 1, derivedKey: '00' };
    expect((await validate({ ...name, solution })).code).toBe(checkFailed);
  });

  it('of no purpose is refused, whatever the body says of it', async () => {
    const body = { pageId: randomUUID(), type: 'sendCode' };
    expect((await gateway.call('/common/checkcode/getimagecode/other', body)).status).toBe(422);
  });

  it('sends a code in one call with its answer', async () => {
    const [mobile, pageId] = [await soughtMobile(), randomUUID()];
    await pictureOf(pageId, 'K7RP');
    const order = { mobile, scene: 'login', pageId };
    const getCode = (imgCode: string) =>
      gateway.call('/common/checkcode/getcode.json', { ...order, imgCode });
    expect((await getCode('HHHH')).code).toBe(checkFailed);
    expect((await getCode('K7RP')).data).toEqual({ resendAfter: 60, expiresIn: 600 });
    expect((await getCode('K7RP')).code).toBe(checkEnded);
  });
});

describe('signing in by password', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const byPassword = (loginId: string, validateParam?: string) =>
    gateway.call('/user/account/login.json', { loginId, password: md5('wrong'), validateParam });

  it('asks for a check after three wrong ones; each check serves one try', async () => {
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1) codes.push((await byPassword('guessed')).code);
    expect(codes).toEqual([41003, 41003, 41003]);
    const validateParam = await passCheck(gateway, 'signIn');
    expect((await byPassword('guessed', validateParam)).code).toBe(41003);
    expect((await byPassword('guessed', validateParam)).code).toBe(checkRequired);
    // The one without a check was not counted; the fifth that was looked at is the last.
    expect((await byPassword('guessed', await passCheck(gateway, 'signIn'))).code).toBe(41003);
    expect((await byPassword('guessed', await passCheck(gateway, 'signIn'))).status).toBe(429);
  });
});
