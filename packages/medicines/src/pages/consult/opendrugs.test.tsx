// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/renewals/zh-Hans.json';
import { refusedRenewal, sampleRenewal } from '../../samples/renewal-samples';
import { showPage } from '../../testing/show-renewals';
import * as infirmaryPage from '../infirmary/wzky.page';
import * as page from './opendrugs.page';

afterEach(cleanup);

const path = '/consult/opendrugs';

describe('what can be renewed', () => {
  it('says how long the medicine lasts, when the next one is there, and the price', async () => {
    await showPage(page, { path });
    expect(screen.getByRole('heading', { name: '氨氯地平片还够 6 天' })).toBeTruthy();
    expect(screen.getByText('今天续方，11月23日送到，正好接上')).toBeTruthy();
    const renew = screen.getByRole('link', { name: '续方 ¥5：氨氯地平片' });
    expect(renew.getAttribute('href')).toBe('/consult/opendrugs/simplify?prescriptionId=rx-1');
  });

  it('names the free renewal as free, and the days without medicine', async () => {
    const late = {
      ...sampleRenewal,
      priceCents: 0,
      prescription: { ...sampleRenewal.prescription, runsOutOn: '2026-11-21' },
    };
    await showPage(page, { path, gateway: { listRenewals: { items: [late] } } });
    expect(screen.getByText('今天续方，11月23日送到，会断药 2 天')).toBeTruthy();
    expect(screen.getByRole('link', { name: '免费续方：氨氯地平片' })).toBeTruthy();
  });

  it('asks one question a screen in elder mode', async () => {
    await showPage(page, { path, preferences: { mode: 'elder' } });
    const renew = screen.getByRole('link', { name: '续方 ¥5：氨氯地平片' });
    expect(renew.getAttribute('href')).toBe('/consult/opendrugs/survey?prescriptionId=rx-1');
  });

  it('groups by family member', async () => {
    await showPage(page, { path });
    const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(names).toEqual(expect.arrayContaining(['王秀兰', '王一诺']));
  });
});

describe('what cannot be renewed', () => {
  it.each([
    [
      { why: 'notFullyUsed', from: '2026-12-01' },
      '药还够吃，12月1日起可以续',
      '/consult/opendrugs/further-consult?prescriptionId=rx-2',
    ],
    [
      { why: 'pendingSince', since: '2026-11-19T10:00:00+08:00', orderKey: 'c-9' },
      '11月19日已申请，医生正在处理',
      '/consult/order-detail/c-9?to=talk',
    ],
    [
      { why: 'refused', reason: '要先复查', at: '2026-11-19T10:00:00+08:00' },
      '11月19日医生没有开：要先复查',
      '/consult/opendrugs/further-consult?prescriptionId=rx-2',
    ],
    [
      { why: 'newerExists', prescriptionId: 'rx-3' },
      texts.refusal.newerExists,
      '/my/prescription/list?prescriptionId=rx-3',
    ],
    [
      { why: 'doctorGone', deptId: 'cardiology' },
      texts.refusal.doctorGone,
      '/prescribe-clinic/list?deptId=cardiology',
    ],
    [
      { why: 'needsVisit', olderThanMonths: 3 },
      '最近 3 个月没有就诊记录，请上传就诊凭证',
      '/consult/opendrugs/specialis-survey?prescriptionId=rx-2',
    ],
    [
      { why: 'specialMedicine', name: '地西泮片' },
      '地西泮片属于特殊管理药品，不能直接续',
      '/consult/prescription/special?prescriptionId=rx-2',
    ],
    [
      { why: 'child' },
      texts.refusal.child,
      '/consult/opendrugs/specialis-survey?prescriptionId=rx-2',
    ],
    [{ why: 'notForOnline', name: '胰岛素注射液' }, '胰岛素注射液不能在网上开，要到院开', null],
    [{ why: 'unknown' }, texts.refusal.unknown, null],
  ] as const)('says why and leads on: %j', async (refusal, text, to) => {
    const items = [refusedRenewal(refusal)];
    await showPage(page, { path, gateway: { listRenewals: { items } } });
    expect(screen.getByText(text)).toBeTruthy();
    const act = screen.getByRole('link', { name: texts.act[refusal.why] });
    if (to !== null) expect(act.getAttribute('href')).toBe(to);
    expect(screen.queryByRole('link', { name: /^续方 ¥5/ })).toBeNull();
  });
});

it('offers other ways where there is no earlier prescription', async () => {
  await showPage(page, { path, gateway: { listRenewals: { items: [] } } });
  expect(screen.getByText(texts.home.none)).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(texts.other.consult) })).toBeTruthy();
});

it('asks nothing for a visitor, who can sign in and return', async () => {
  const { gateway } = await showPage(page, { path, user: null });
  expect(gateway.made).toEqual([]);
  expect(screen.getByRole('link', { name: texts.signIn.act }).getAttribute('href')).toContain(
    encodeURIComponent(path),
  );
});

it.each([
  ['?type=school', texts.infirmary.lead.school],
  ['?type=company', texts.infirmary.lead.company],
  ['?type=moon', texts.infirmary.lead.any],
])('has the head of the infirmary in the address: %s', async (query, lead) => {
  await showPage(infirmaryPage, { path: `/infirmary/wzky${query}` });
  expect(screen.getByText(lead)).toBeTruthy();
});
