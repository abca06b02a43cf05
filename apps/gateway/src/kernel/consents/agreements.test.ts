import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgreementType } from '@xinglin/contract';
import { dayAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../people/patients/tables';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { readAgreementFiles } from './agreement-files';
import { AgreementTextError, readAgreement } from './agreement-text';
import { agreementsFolder, publishAgreements } from './publish';
import { agreementConsents, agreements } from './tables';

const paths = {
  detail: '/moduleoperate/agreement/detail.json',
  list: '/moduleoperate/agreement/list.json',
  consents: '/moduleoperate/agreement/consent/list.json',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const detail = (body: object, options = {}) => gateway.call(paths.detail, body, options);

describe('the texts that come with the gateway', () => {
  it('hold every type in three languages, long enough to be read as an agreement', () => {
    const published = readAgreementFiles(agreementsFolder());
    expect(new Set(published.map(({ type }) => type))).toEqual(new Set(AgreementType.options));
    for (const { type, texts } of published) {
      expect(texts.map(({ locale }) => locale)).toEqual(['zh-Hans', 'zh-Hant', 'en']);
      for (const { blocks } of texts) {
        const headings = blocks.filter(({ kind }) => kind === 'heading').length;
        expect(headings, type).toBeGreaterThanOrEqual(4);
      }
      const [chinese, , english] = texts;
      expect(
        english?.blocks.filter(({ kind }) => kind === 'heading').length,
        `${type}: as many sections in English`,
      ).toBe(chinese?.blocks.filter(({ kind }) => kind === 'heading').length);
    }
  });
});

describe('reading a text', () => {
  const head = '---\ntitle: T\neffective: 2026-01-01\n---\n';

  it('takes headings, words, lists and links to agreements', () => {
    expect(
      readAgreement(`${head}One **two** [three](privacy).\n\n## Four\n\n- a\n- **b** c\n`),
    ).toEqual({
      title: 'T',
      effectiveOn: '2026-01-01',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'One ' },
            { text: 'two', strong: true },
            { text: ' ' },
            { text: 'three', agreement: 'privacy' },
            { text: '.' },
          ],
        },
        { kind: 'heading', text: 'Four' },
        {
          kind: 'list',
          ordered: false,
          items: [[{ text: 'a' }], [{ text: 'b', strong: true }, { text: ' c' }]],
        },
      ],
    });
  });

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['markup within words', 'a <img src=x onerror=alert(1)> b'],
    ['an address', '[here](https://example.org)'],
    ['a script as an address', '[here](javascript:alert(1))'],
    ['a picture', '![x](privacy)'],
    ['nothing', ''],
  ])('refuses %s', (_, body) => {
    expect(() => readAgreement(head + body)).toThrow(AgreementTextError);
  });

  it('refuses a text without a day', () => {
    expect(() => readAgreement('---\ntitle: T\n---\nText')).toThrow(AgreementTextError);
  });
});

describe('reading an agreement', () => {
  it('answers the version in force with all versions, in the language asked for', async () => {
    const { data } = await detail({ type: 'privacy' }, { locale: 'en' });
    expect(data).toMatchObject({
      type: 'privacy',
      bsType: 'default',
      version: '2.1',
      status: 'current',
      title: 'Privacy policy',
      versions: [
        { version: '2.1', status: 'current' },
        { version: '2.0', status: 'former' },
        { version: '1.0', status: 'former' },
      ],
    });
    expect(data.blocks.length).toBeGreaterThan(10);
    expect((await detail({ type: 'privacy' }, { locale: 'zh-Hant' })).data.title).toBe('隱私政策');
  });

  it('keeps former versions readable, by number and as the previous one', async () => {
    const byNumber = await detail({ type: 'legal', version: '1.0' });
    const previous = await detail({ type: 'legal', version: 'previous' });
    expect(byNumber.data).toMatchObject({ version: '1.0', status: 'former' });
    expect(previous.data).toEqual(byNumber.data);
  });

  it('refuses what does not exist', async () => {
    for (const body of [
      { type: 'privacy', version: '9.9' },
      { type: 'labor', version: 'previous' },
      { type: 'business', bsType: 'nothing' },
    ])
      expect(await detail(body)).toMatchObject({ code: -7, data: null });
    expect((await detail({ type: 'unknown' })).code).toBe(42200);
  });

  it('gives a channel its own text where it has one, by query as by app id', async () => {
    const common = await detail({ type: 'service' });
    const own = await detail({ type: 'service', channel: 'jsgd' });
    expect(own.data.title).not.toBe(common.data.title);
    expect(
      (await detail({ type: 'service' }, { headers: { appid: 'xinglin-h5-jsgd' } })).data,
    ).toEqual(own.data);
    expect((await detail({ type: 'legal', channel: 'jsgd' })).data).toEqual(
      (await detail({ type: 'legal' })).data,
    );
  });

  it('lists each agreement once, with the text of the channel', async () => {
    const titles = async (channel?: string) =>
      (await gateway.call(paths.list, { channel })).data.items as {
        type: string;
        bsType: string;
        title: string;
      }[];
    const common = await titles();
    expect(new Set(common.map(({ type, bsType }) => `${type}.${bsType}`)).size).toBe(common.length);
    expect(common.map(({ type }) => type)).toEqual(expect.arrayContaining(['service', 'legal']));
    expect((await titles('jsgd')).find(({ type }) => type === 'service')?.title).toBe(
      '电视端用户服务协议',
    );
  });
});

describe('consent', () => {
  const signIn = async (agreed: string[], mobile = gateway.newMobile()) => {
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    const { data } = await gateway.call('/user/account/checkcodelogin.json', {
      mobile,
      code: await gateway.lastCode(mobile),
      agreed,
    });
    return data;
  };

  it('is written down once with the version in force, for its owner alone', async () => {
    const mobile = gateway.newMobile();
    await signIn(['service', 'privacy'], mobile);
    await gateway.advance(60_000);
    const { token } = await signIn(['service', 'privacy'], mobile);
    const { data } = await gateway.call(paths.consents, {}, { token });
    expect(
      data.items.map((one: { type: string; version: string }) => [one.type, one.version]),
    ).toEqual([
      ['privacy', '2.1'],
      ['service', '1.0'],
    ]);
    const other = await signIn([]);
    expect((await gateway.call(paths.consents, {}, { token: other.token })).data.items).toEqual([]);
    expect((await gateway.call(paths.consents)).code).toBe(-6);
  });

  it('to sensitive data names the version of the policy', async () => {
    const { token } = await signIn([]);
    const { data } = await gateway.call('/patient/add', newAdult(), { token });
    const rows = await gateway.services.db
      .select()
      .from(consents)
      .where(eq(consents.patientId, data.patientId));
    expect(rows.map(({ purpose, version }) => [purpose, version])).toEqual([
      ['sensitiveData', '2.1'],
    ]);
  });
});

describe('publishing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agreements-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (version: string, day: string, text: string) => {
    mkdirSync(join(folder, 'business.test'), { recursive: true });
    for (const locale of ['zh-Hans', 'en'])
      writeFileSync(
        join(folder, 'business.test', `${version}.${locale}.md`),
        `---\ntitle: T\neffective: ${day}\n---\n${text}\n`,
      );
    return publishAgreements(gateway.services.db, readAgreementFiles(folder));
  };
  const shown = async () => (await detail({ type: 'business', bsType: 'test' })).data;

  it('brings a new version when its day has come, and shows it before', async () => {
    await write('1.9', '2026-01-01', 'first');
    const tomorrow = new Date(gateway.services.clock.now().getTime() + 86_400_000);
    await write('1.10', dayAt(tomorrow), 'second');
    expect(await shown()).toMatchObject({
      version: '1.9',
      versions: [{ version: '1.10', status: 'upcoming' }, { version: '1.9' }],
    });
    await gateway.advance(2 * 86_400_000);
    expect((await shown()).version).toBe('1.10');
  });

  it('corrects a text nobody agreed to, and refuses to change one that somebody did', async () => {
    await write('1.10', '2026-02-01', 'second, corrected');
    expect((await shown()).blocks[0].spans[0].text).toBe('second, corrected');
    const [row] = await gateway.services.db
      .select()
      .from(agreements)
      .where(eq(agreements.businessType, 'test'));
    await gateway.services.db.insert(agreementConsents).values({
      consentId: 'c',
      userId: 'u',
      agreementId: row?.agreementId ?? '',
      locale: 'en',
      givenAt: gateway.services.clock.now(),
    });
    await expect(write(row?.version ?? '', '2026-03-01', 'changed')).rejects.toThrow('new version');
  });
});
