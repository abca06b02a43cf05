import { isCreditCode } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { seededCompanies } from './company-seed';
import { partnerCompanies } from '../../kernel/partners/tables';

const path = '/moduleenterprisepartner/company/info.json';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const ask = (code: string, options: CallOptions = {}) =>
  gateway.call(
    path,
    {},
    {
      ...options,
      headers: { appid: code === 'main' ? 'xinglin-h5' : `xinglin-h5-${code}` },
    },
  );
const setCompany = (changes: object) => {
  const [main] = seededCompanies;
  return gateway.call('/sandbox/desk/set-company', { ...main, ...changes });
};

describe('who runs a channel', () => {
  it('is its own company, in the language of the reader', async () => {
    const { data } = await ask('sanming', { locale: 'en' });
    expect(data).toMatchObject({
      company: {
        name: 'Sanming Internet Hospital (Sample)',
        creditCode: '12350400400000018D',
        icpFiling: '闽ICP备2026000000号-1',
      },
      servicePhone: '95169000',
    });
    expect(data.company.licences.map(({ kind }: { kind: string }) => kind)).toEqual([
      'medicalInstitution',
      'internetHospital',
    ]);
  });

  it('is the main portal’s where it names none, with its own telephone', async () => {
    const [main, tianjin] = [(await ask('main')).data, (await ask('tianjin')).data];
    expect(main.company.name).toBe('杏林健康科技（示例）有限公司');
    expect(tianjin.company).toEqual(main.company);
    expect([main.servicePhone, tianjin.servicePhone]).toEqual(['95169020', '95169022']);
  });

  it('is told alike signed out, signed in, and by a session that has ended', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const answers = await Promise.all([
      ask('vip'),
      ask('vip', { token }),
      ask('vip', { token: 'dead' }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 0 });
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(answers[2]?.data).toEqual(answers[0]?.data);
  });

  it('is refused for a channel that does not exist', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 403, code: -7 });
  });

  it('is changed as its operator says, by a code that holds', async () => {
    const creditCode = '91350100M000100Y43';
    const partnerCode = 'wybao';
    expect((await setCompany({ partnerCode, creditCode: '91350100M000100Y44' })).status).toBe(422);
    expect((await setCompany({ partnerCode: 'nobody', creditCode })).code).toBe(-7);
    const before = (await ask('main')).data;
    expect((await ask('wybao')).data.company).toEqual(before.company);
    expect((await setCompany({ partnerCode, creditCode, icpFiling: null })).code).toBe(0);
    expect((await ask('wybao')).data.company).toMatchObject({ creditCode, icpFiling: null });
    expect((await ask('main')).data).toEqual(before);
  });

  it('is nobody until somebody has said so', async () => {
    await gateway.services.db.delete(partnerCompanies);
    expect((await ask('main')).data).toEqual({ company: null, servicePhone: '95169020' });
  });
});

it('the companies of the sandbox have codes that hold', () => {
  for (const { creditCode } of seededCompanies) expect(isCreditCode(creditCode)).toBe(true);
});
