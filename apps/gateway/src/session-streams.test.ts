import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passCheck } from './testing/pass-check';
import { openTestGateway, type CallResult, type TestGateway } from './testing/test-gateway';

const minute = 60_000;
const sessionIdleMs = 24 * 60 * minute;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { sessionIdleMs } });
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});

const call = (path: string, body: object, token: string) => gateway.call(path, body, { token });
const sendCode = (mobile: string, scene: string) =>
  gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene });

/** A stream that is read until it ends. */
async function follow(token: string, at = gateway) {
  const leave = new AbortController();
  const response = await at.app.request('/moduleim/dpchat/follow', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en', token },
    body: JSON.stringify({ cursors: {} }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  leave.signal.addEventListener('abort', () => void reader?.cancel());
  const read = { text: '', isOver: false };
  const over = (async () => {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
      read.text += part.value;
    read.isOver = true;
    return read.text;
  })();
  await expect.poll(() => read.text).toContain('event: unread');
  return { read, over, leave: () => leave.abort() };
}

interface Person {
  readonly mobile: string;
  readonly token: string;
}

async function newPerson(): Promise<Person> {
  const mobile = gateway.newMobile();
  return { mobile, token: await gateway.signIn(mobile) };
}

/** The same person on another device. */
async function secondDevice(mobile: string): Promise<string> {
  await gateway.advance(minute);
  return gateway.signIn(mobile, { deviceId: 'tablet' });
}

async function newVisitor(): Promise<Person> {
  const validateParam = await passCheck(gateway, 'visitor');
  const { data } = await gateway.call('/user/account/tempuser/create.json', { validateParam });
  return { mobile: gateway.newMobile(), token: data.token };
}

async function setPassword(mobile: string, password: string): Promise<CallResult> {
  await gateway.advance(minute);
  await gateway.call('/common/checkcode/getfindpwdcode.json', { mobile });
  const set = { mobile, code: await gateway.lastCode(mobile), password: md5(password) };
  return gateway.call('/user/account/findmd5pwdandlogin.json', set);
}

/** Ways in which a session ends. Each is about a session of its own, or of the same person on another device. */
const ways: Readonly<
  Record<
    string,
    {
      readonly begin?: () => Promise<Person>;
      readonly end: (person: Person) => Promise<CallResult>;
    }
  >
> = {
  'signing out': {
    end: ({ token }) => call('/moduleenterprisepartner/partner/logout/unbindandlogout', {}, token),
  },
  'another device that signs all others out': {
    end: async ({ mobile }) =>
      call('/user/account/session/endothers.json', {}, await secondDevice(mobile)),
  },
  'another device that signs this one out': {
    async end({ mobile, token }) {
      const { data } = await call('/user/account/session/list.json', {}, token);
      const [{ sessionId }] = data.items;
      const tablet = await secondDevice(mobile);
      return call('/user/account/session/end.json', { sessionId }, tablet);
    },
  },
  'a new password by a code': { end: ({ mobile }) => setPassword(mobile, 'Spring2026') },
  'a new password by the former one': {
    async begin() {
      const { mobile } = await newPerson();
      const { data } = await setPassword(mobile, 'Spring2026');
      return { mobile, token: data.token };
    },
    end: ({ token }) =>
      call(
        '/user/account/modifymd5pwd',
        { oldPassword: md5('Spring2026'), password: md5('Autumn2026') },
        token,
      ),
  },
  'a new number': {
    async end({ mobile, token }) {
      await gateway.advance(minute);
      await call('/user/account/sendownercode.json', {}, token);
      const owner = { code: await gateway.lastCode(mobile) };
      const { data } = await call('/user/account/checkownercode.json', owner, token);
      const next = gateway.newMobile();
      await sendCode(next, 'rebind');
      const code = await gateway.lastCode(next);
      const { proof } = data;
      return call('/user/account/rebinding', { proof, mobile: next, code }, token);
    },
  },
  'a number that a visitor binds': {
    begin: newVisitor,
    async end({ mobile, token }) {
      await sendCode(mobile, 'bind');
      const code = await gateway.lastCode(mobile);
      return call('/user/profile/bindmobile', { mobile, code }, token);
    },
  },
  'a visitor who leaves': {
    begin: newVisitor,
    end: ({ token }) => call('/user/account/tempuserlogoff.json', {}, token),
  },
  'signing in again in the same browser': {
    async end({ mobile, token }) {
      await gateway.advance(minute);
      await sendCode(mobile, 'login');
      const code = await gateway.lastCode(mobile);
      return call('/user/account/checkcodelogin.json', { mobile, code }, token);
    },
  },
  'closing the account': {
    async end({ mobile, token }) {
      await gateway.advance(minute);
      await call('/user/account/sendlogoffcode.json', {}, token);
      const code = await gateway.lastCode(mobile);
      return call('/user/account/logoff.json', { code, agreed: true }, token);
    },
  },
};

describe('a stream ends with its session, as calls are refused then', () => {
  it.each(Object.entries(ways))('by %s', async (_way, { begin = newPerson, end }) => {
    const person = await begin();
    const bystander = await newPerson();
    const [stream, theirs] = [await follow(person.token), await follow(bystander.token)];
    expect((await end(person)).code).toBe(0);
    const [, failure = ''] = (await stream.over).split('event: failure\ndata: ');
    expect(JSON.parse(failure)).toMatchObject({ status: 401, code: -6 });
    expect((await call('/user/account/info.json', {}, person.token)).code).toBe(-6);
    expect(theirs.read.isOver).toBe(false);
    theirs.leave();
    await theirs.over;
  });

  it('through whichever gateway the session ends, and those of other devices go on', async () => {
    const { mobile, token } = await newPerson();
    const tablet = await secondDevice(mobile);
    const [ofPhone, ofTablet] = [await follow(token, other), await follow(tablet, other)];
    expect((await call('/user/account/session/endothers.json', {}, tablet)).code).toBe(0);
    expect(await ofPhone.over).toContain('"code":-6');
    expect([ofTablet.read.isOver, ofPhone.read.text.includes('event: end')]).toEqual([
      false,
      false,
    ]);
    ofTablet.leave();
    await ofTablet.over;
  });

  it('by its time, however much is followed', async () => {
    const { token } = await newPerson();
    const stream = await follow(token);
    await gateway.advance(sessionIdleMs + minute);
    expect(await stream.over).toContain('"code":-6');
  });

  it('and is watched no longer than it lasts', async () => {
    const before = gateway.services.sessionWatch.count;
    const { token } = await newPerson();
    const stream = await follow(token);
    expect(gateway.services.sessionWatch.count).toBe(before + 1);
    stream.leave();
    await stream.over;
    await expect.poll(() => gateway.services.sessionWatch.count).toBe(before);
  });
});
