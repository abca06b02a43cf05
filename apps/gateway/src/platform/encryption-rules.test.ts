import { createCipheriv, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { purgeRules } from './encryption-rules';
import { encryptionRules } from './tables';

const base = '/moduleenterprisepartner/config/getbaseinfo';
const sendCode = '/moduleoperate/verifycode/sendcode.json';
const hour = 60 * 60 * 1000;

interface Rule {
  readonly secretCode: string;
  readonly secretAlgorithm: 1 | 2;
  readonly privateKey: string;
  readonly gmtExpired: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { encryptedApps: { 'app-aes': 1, 'app-des': 2 } } });
});
afterAll(() => gateway.dispose());

const from = (appId: string, deviceId: string) => ({ deviceId, headers: { appid: appId } });

async function ruleOf(appId: string, deviceId: string): Promise<Rule | undefined> {
  return (await gateway.call(base, {}, from(appId, deviceId))).data.encryptionRule;
}

async function theRuleOf(appId: string, deviceId: string): Promise<Rule> {
  return (await ruleOf(appId, deviceId)) ?? expect.fail('no rule was issued');
}

function seal({ secretCode, secretAlgorithm, privateKey }: Rule, text: string) {
  const cipher =
    secretAlgorithm === 1
      ? createCipheriv(`aes-${privateKey.length * 8}-ecb`, privateKey, null)
      : createCipheriv('des-ede3-ecb', privateKey.repeat(3), null);
  return { secretCode, content: cipher.update(text, 'utf8', 'base64') + cipher.final('base64') };
}

describe('a rule', () => {
  it('is issued to listed apps on devices that have a name, and to no others', async () => {
    expect(await theRuleOf('app-aes', 'd1')).toMatchObject({
      secretAlgorithm: 1,
      privateKey: expect.stringMatching(/^.{32}$/),
    });
    expect(await theRuleOf('app-des', 'd1')).toMatchObject({
      secretAlgorithm: 2,
      privateKey: expect.stringMatching(/^.{8}$/),
    });
    expect(await ruleOf('app-other', 'd1')).toBeUndefined();
    expect(await ruleOf('toString', 'd1')).toBeUndefined();
    const nameless = await gateway.call(base, {}, from('app-aes', 'not a device'));
    expect(nameless.data.encryptionRule).toBeUndefined();
  });

  it('comes with the sign-in of a person, too', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const options = { ...from('app-aes', 'd-login'), token };
    const answer = await gateway.call('/moduleenterprisepartner/config/getlogininfo', {}, options);
    expect(answer.data.encryptionRule).toEqual(await ruleOf('app-aes', 'd-login'));
  });

  it('is the same for the whole stretch, also when asked for at once and after a restart', async () => {
    const rules = await Promise.all(Array.from({ length: 8 }, () => ruleOf('app-aes', 'd-many')));
    expect(new Set(rules.map((rule) => rule?.secretCode)).size).toBe(1);
    const other = await gateway.another();
    const again = await other.call(base, {}, from('app-aes', 'd-many'));
    expect(again.data.encryptionRule).toEqual(rules[0]);
    await other.dispose();
    expect((await theRuleOf('app-aes', 'd-other')).privateKey).not.toBe(rules[0]?.privateKey);
  });
});

describe('an encrypted body', () => {
  it.each(['app-aes', 'app-des'])('of %s is read like the plain one', async (appId) => {
    const mobile = gateway.newMobile();
    const sealed = seal(await theRuleOf(appId, 'd2'), JSON.stringify({ mobile, scene: 'login' }));
    const answer = await gateway.call(sendCode, sealed, from(appId, 'd2'));
    expect(answer).toMatchObject({ status: 200, code: 0 });
    expect(await gateway.lastCode(mobile)).toMatch(/^\d{6}$/);
  });

  it('is checked by the schema like the plain one, and plain ones are still taken', async () => {
    const sealed = seal(await theRuleOf('app-aes', 'd2'), JSON.stringify({ mobile: 'x' }));
    const answer = await gateway.call(sendCode, sealed, from('app-aes', 'd2'));
    expect(answer.status).toBe(422);
    expect(answer.data.fields.map((field: { path: string }) => field.path)).toEqual([
      'mobile',
      'scene',
    ]);
    const plain = { mobile: gateway.newMobile(), scene: 'login' };
    expect((await gateway.call(sendCode, plain, from('app-aes', 'd2'))).code).toBe(0);
  });

  it('is one mutation with its repetition under another rule', async () => {
    const body = JSON.stringify({ mobile: gateway.newMobile(), scene: 'login' });
    const requestId = randomUUID();
    const first = seal(await theRuleOf('app-aes', 'd3'), body);
    const options = { ...from('app-aes', 'd3'), requestId };
    const answer = await gateway.call(sendCode, first, options);
    await gateway.advance(12 * hour);
    const second = seal(await theRuleOf('app-aes', 'd3'), body);
    expect(second.secretCode).not.toBe(first.secretCode);
    const repeated = await gateway.call(sendCode, second, options);
    // Sent twice it would be too soon for a second code.
    expect([repeated.code, repeated.data]).toEqual([0, answer.data]);
  });

  it('of a former rule is read for as long as it was told, then never', async () => {
    const rule = await theRuleOf('app-aes', 'd4');
    const body = () => seal(rule, JSON.stringify({ mobile: gateway.newMobile(), scene: 'login' }));
    const left = new Date(rule.gmtExpired).getTime() - gateway.services.clock.now().getTime();
    expect(left).toBeGreaterThan(12 * hour);
    await gateway.advance(left - 60_000);
    expect((await gateway.call(sendCode, body(), from('app-aes', 'd4'))).code).toBe(0);
    await gateway.advance(60_000);
    expect(await gateway.call(sendCode, body(), from('app-aes', 'd4'))).toMatchObject({
      status: 400,
      code: 40001,
    });
    await purgeRules(gateway.services.db, gateway.services.clock.now());
    const rows = await gateway.services.db
      .select()
      .from(encryptionRules)
      .where(eq(encryptionRules.secretCode, rule.secretCode));
    expect(rows).toEqual([]);
  });

  it('of another device or app is not read, nor by a rule that nobody has', async () => {
    const rule = await theRuleOf('app-aes', 'd5');
    const sealed = seal(rule, JSON.stringify({ mobile: gateway.newMobile(), scene: 'login' }));
    const refused = { status: 400, code: 40001, data: null };
    expect(await gateway.call(sendCode, sealed, from('app-aes', 'd6'))).toMatchObject(refused);
    expect(await gateway.call(sendCode, sealed, from('app-des', 'd5'))).toMatchObject(refused);
    expect(await gateway.call(sendCode, sealed, { deviceId: 'd5' })).toMatchObject(refused);
    const unknown = { ...sealed, secretCode: 'nobody-s' };
    expect(await gateway.call(sendCode, unknown, from('app-aes', 'd5'))).toMatchObject(refused);
  });

  it('is not opened on calls that take none', async () => {
    const sealed = seal(await theRuleOf('app-aes', 'd5'), '{"q":"x","pageNo":1}');
    const answer = await gateway.call(
      '/modulesearch/mergesearch/hospitallist.json',
      sealed,
      from('app-aes', 'd5'),
    );
    expect(answer.code).not.toBe(40001);
  });

  it('is refused, never a fault, whatever stands in it', async () => {
    const { secretCode, ...rule } = await theRuleOf('app-aes', 'd7');
    const contents = fc.oneof(
      fc.constantFrom('', 'AAAA', '====', 'a b c', null, 7, []),
      fc.base64String(),
      fc.string(),
      // Well encrypted, but nothing that JSON knows: after a brace comes a quote or the end.
      fc.string().map((text) => seal({ ...rule, secretCode }, `{x${text}`).content),
    );
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const answer = await gateway.call(sendCode, { secretCode, content }, from('app-aes', 'd7'));
        expect(answer).toMatchObject({ status: 400, code: 40001 });
      }),
      { numRuns: 100 },
    );
  });

  it('never comes up in the log, nor does a key', async () => {
    const rule = await theRuleOf('app-aes', 'd8');
    const sealed = seal(rule, '{}');
    await gateway.call(sendCode, sealed, from('app-aes', 'd8'));
    const log = gateway.log.join('');
    for (const secret of [rule.privateKey, rule.secretCode, sealed.content])
      expect(log).not.toContain(secret);
  });
});

it('one address does not fill the table with devices', async () => {
  const strict = await openTestGateway({ config: { sandbox: false, encryptedApps: { app: 1 } } });
  const ask = async (deviceId: string) =>
    (await strict.call(base, {}, from('app', deviceId))).data.encryptionRule;
  expect(await ask('first')).toBeDefined();
  await Promise.all(
    Array.from({ length: 299 }, () => strict.services.limits.consume('ruleByAddress', '127.0.0.1')),
  );
  expect(await ask('one-too-many')).toBeUndefined();
  expect(await ask('first')).toBeDefined();
  await strict.dispose();
});
