// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal } from '@xinglin/testing';
import { sampleCheckUpReport, samplePictures, usualReport } from '../../samples/report-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as reportPage from './pdf-report.page';

afterEach(cleanup);

const path = '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1';
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((one) => one.textContent);

describe('the report', () => {
  it('says whose it is and how many values are outside their range, and these first', async () => {
    await showPage(reportPage, { path });
    expect(screen.getByText('王秀兰 母亲 · 68 岁')).toBeTruthy();
    expect(screen.getByText('项异常 · 共 6').parentElement?.textContent).toBe('3 项异常 · 共 6');
    expect(headings(2)).toEqual([
      '年度基础体检',
      '先看异常',
      '低密度脂蛋白胆固醇 · 3 次',
      '其余 3 项正常',
      '医生结论',
    ]);
    expect(headings(3)).toEqual([
      '低密度脂蛋白胆固醇 LDL-C',
      '甘油三酯 TG',
      '高密度脂蛋白胆固醇 HDL-C',
    ]);
    expect(screen.getByText('参考 1.04–1.55')).toBeTruthy();
  });

  it('has the values of every year in a table beside the line', async () => {
    await showPage(reportPage, { path });
    const history = screen.getByRole('table', { name: '低密度脂蛋白胆固醇的历次结果' });
    const rows = within(history).getAllByRole<HTMLTableRowElement>('row').slice(1);
    expect(rows.map(({ cells }) => [...cells].map((one) => one.textContent))).toEqual([
      ['2026年11月18日', '4.21 mmol/L', '偏高'],
      ['2025年11月18日', '3.95 mmol/L', '偏高'],
      ['2024年11月18日', '3.12 mmol/L', '正常'],
    ]);
    expect(link(texts.report.file)).toBe('/view-pdf?reportNo=C1&patientId=pa-1');
  });

  it('has no list of abnormal values where there is none', async () => {
    await showPage(reportPage, { path, gateway: { getPhysicalReport: usualReport } });
    expect(screen.getByText('项都正常').parentElement?.textContent).toBe('3 项都正常');
    expect(headings(2)).toEqual(['年度基础体检', '3 项正常', '医生结论']);
  });
});

describe('what belongs to a report', () => {
  it("is the hospital's own file, and pictures with what was seen on them", async () => {
    const { gateway } = await showPage(reportPage, {
      path,
      gateway: {
        getPhysicalReport: { ...sampleCheckUpReport, documentId: 'f-9', hasPictures: true },
      },
    });
    expect(link(texts.report.original)).toBe('/view-pdf?fileId=f-9');
    expect(await screen.findByText(samplePictures.findings)).toBeTruthy();
    expect(link('看图：胸部横断面')).toBe('/gateway/kanoupload/file/f-1');
    expect(gateway.inputsOf('cicPatientPacsReport')).toEqual([
      { orderNo: 'C1', patientId: 'pa-1' },
    ]);
  });

  it('is left out where there is none', async () => {
    const { gateway } = await showPage(reportPage, { path });
    expect(screen.queryByRole('link', { name: texts.report.original })).toBeNull();
    expect(gateway.inputsOf('cicPatientPacsReport')).toEqual([]);
  });

  it('is put into a question to a doctor, and a failure is shown', async () => {
    const decode = '/consult/reportdecode/C1?patientId=pa-1';
    const refused = await showPage(reportPage, {
      path: decode,
      gateway: { checkupConsultOrder: businessRefusal('consentRequired', '请先同意') },
    });
    press('问问医生 ¥19');
    await waitFor(() => expect(screen.getByText('请先同意')).toBeTruthy());
    expect(refused.router.state.location.pathname).toBe('/consult/reportdecode/C1');
    cleanup();
    const { gateway, router } = await showPage(reportPage, {
      path: decode,
      gateway: { checkupConsultOrder: { question: '空腹血糖偏高' } },
    });
    press('问问医生 ¥19');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/pubconsult/ask'));
    expect(gateway.inputsOf('checkupConsultOrder')).toEqual([{ orderNo: 'C1', patientId: 'pa-1' }]);
  });

  it('has no price while no doctor is on duty', async () => {
    await showPage(reportPage, {
      path,
      gateway: { checkConsultService: { isOpen: false, priceCents: null, refusal: '停诊' } },
    });
    expect(screen.getByRole('button', { name: texts.report.ask })).toBeTruthy();
  });
});

describe('my reports', () => {
  const listPath = '/medical-examination/pdf-report';

  it('are listed where the address names none, with how much is outside its range', async () => {
    const { gateway } = await showPage(reportPage, { path: listPath });
    expect(link(/2026年11月18日.*王秀兰 母亲 · 68 岁.*3 项异常 · 共 21/s)).toBe(path);
    expect(link(/2025年11月18日.*王明.*18 项都正常/s)).toContain('orderNo=C0');
    expect(gateway.inputsOf('getPhysicalReport')).toEqual([]);
  });

  it('are none before the first check-up', async () => {
    await showPage(reportPage, { path: listPath, gateway: { listCheckupReports: { items: [] } } });
    expect(screen.getByText(texts.reportList.none)).toBeTruthy();
  });
});
