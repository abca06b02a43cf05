// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { sampleDrugOrder } from '../../../samples/drug-order-samples';
import { readyDrugOrder } from '../../../samples/drug-order-states';
import {
  approvedPrescription,
  expiredPrescription,
  returnedPrescription,
  reviewedPrescription,
  samplePrescription,
  sampleVerification,
} from '../../../samples/prescription-samples';
import { showPage } from '../../../testing/show-page';
import * as page from './list.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const path = '/my/prescription/list?prescriptionId=rx-1';

describe('my prescriptions', () => {
  it('say whose move each is, with the one act', async () => {
    const { gateway } = await showPage(page, { path: '/my/prescription/list' });
    expect(link('王秀兰 · 血脂 3 种药')).toBe(path);
    expect(screen.getByText('等药房配药，今天 21:50 前')).toBeTruthy();
    expect(screen.getByText('2 / 3 在路上')).toBeTruthy();
    expect(link('选药房：王一诺 · 过敏性鼻炎 1 种药')).toBe(
      '/my/drugorder/drugstore?prescriptionId=rx-2',
    );
    expect(gateway.inputsOf('getPrescription')).toEqual([]);
  });

  it('are chosen by person and by age', async () => {
    const { gateway } = await showPage(page, {
      path: '/my/prescription/list?group=past&patientId=p-1',
    });
    expect(gateway.inputsOf('listPrescriptions')[0]).toMatchObject({
      group: 'past',
      patientId: 'p-1',
    });
    expect(link(/^全家/)).toBe('/my/prescription/list?group=past');
    expect(link(texts.prescriptions.group.current)).toBe('/my/prescription/list?patientId=p-1');
  });
});

describe('the line of a prescription', () => {
  it('shows every hand, and a silence with the last words and what happens then', async () => {
    await showPage(page, { path });
    const steps = within(screen.getByRole('list', { name: texts.line.label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^医生签.*18:58$/),
      expect.stringMatching(/^药师审.*19:06$/),
      '2/3药房配差 1 种',
      '2/3骑手送1.2公里',
      '到家21:50 前',
    ]);
    expect(screen.getByText('药房 60 分钟没有更新，已提醒')).toBeTruthy();
    expect(screen.getByText('20:00 说“在调货”，21:50 没回就请您换一家')).toBeTruthy();
    expect(screen.getByText('沈知远 今天 18:58 开 · 4 周量')).toBeTruthy();
  });

  it('shows the parcel with its warmth and the code for the courier', async () => {
    await showPage(page, { path });
    expect(screen.getByText('张师傅 今天 21:50 前送到')).toBeTruthy();
    expect(screen.getByText('箱内 18.6 °C，要求不超过 25 °C')).toBeTruthy();
    expect(screen.getByText('交接码 4 2 7 1')).toBeTruthy();
    expect(screen.queryByText(texts.parcel.tooWarm)).toBeNull();
  });

  it('takes an offer of another maker, or waits', async () => {
    const { gateway } = await showPage(page, {
      path,
      gateway: { decideSubstitution: { orderNo: 'D1', refundCents: 320 } },
    });
    expect(screen.getByText('同剂量，退 ¥3.20')).toBeTruthy();
    expect(screen.getByText('沈知远 20:45 同意')).toBeTruthy();
    press('同意换，22:30 前补送');
    await waitFor(() =>
      expect(gateway.inputsOf('decideSubstitution')).toEqual([
        { orderNo: 'D1', lineId: '3', isAccepted: true },
      ]),
    );
    expect(await screen.findAllByText('已换，¥3.20 原路退回')).not.toEqual([]);
    press(texts.swap.wait);
    await waitFor(() =>
      expect(gateway.inputsOf('decideSubstitution').at(-1)).toMatchObject({ isAccepted: false }),
    );
  });

  it('is checked against its signatures, and the sandbox is said', async () => {
    const { gateway } = await showPage(page, { path });
    expect(await screen.findByText('处方 8841 0272，签完一个字没改过')).toBeTruthy();
    press(/沈知远、药师周宁都签了名/);
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(texts.signature.sandbox)).toBeTruthy();
    expect(sheet.getByText(sampleVerification.contentHash)).toBeTruthy();
    expect(
      (await sheet.findByRole('link', { name: texts.signature.pdf })).getAttribute('href'),
    ).toBe('/file/sheet.pdf');
    expect(gateway.inputsOf('verifyPrescription').at(-1)).toEqual({ prescriptionId: 'rx-1' });
  });

  it('warns where the content does not match its signatures', async () => {
    await showPage(page, {
      path,
      gateway: { verifyPrescription: { ...sampleVerification, isUnchanged: false } },
    });
    expect(await screen.findByText(texts.signature.changed)).toBeTruthy();
    expect(screen.queryByText(/签完一个字没改过/)).toBeNull();
  });

  it('names the day that ends with it, not midnight of the next', async () => {
    const validUntil = '2026-11-24T00:00:00+08:00';
    await showPage(page, {
      path,
      gateway: { getPrescription: { ...approvedPrescription, validUntil } },
    });
    expect(screen.getByText('处方 11月23日 周一 23:59 前有效，请在这之前选好药房。')).toBeTruthy();
  });

  it('that was approved says until when, and links to pharmacies', async () => {
    const { gateway } = await showPage(page, {
      path,
      gateway: { getPrescription: approvedPrescription },
    });
    expect(screen.getByText('处方 11月23日 周一 19:06 前有效，请在这之前选好药房。')).toBeTruthy();
    expect(link(texts.act.choosePharmacy)).toBe('/my/drugorder/drugstore?prescriptionId=rx-1');
    expect(gateway.inputsOf('getDrugOrder')).toEqual([]);
  });

  it('shows no package before a pharmacist approved it', async () => {
    await showPage(page, { path, gateway: { getPrescription: reviewedPrescription } });
    expect(screen.getAllByText(texts.medicine.without)).toHaveLength(3);
    expect(screen.getByText('沈知远签了名')).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.act.choosePharmacy })).toBeNull();
  });

  it('that expired is renewed without a second fee', async () => {
    await showPage(page, { path, gateway: { getPrescription: expiredPrescription } });
    expect(screen.getByText('处方 今天 19:30 已过期')).toBeTruthy();
    expect(link(texts.act.renewFree)).toBe('/consult/opendrugs/survey?prescriptionId=rx-1');
  });

  it('that was returned says why, and links to the doctor or the newer version', async () => {
    await showPage(page, { path, gateway: { getPrescription: returnedPrescription } });
    expect(screen.getByText('药师周宁退回：阿司匹林与华法林同服，请医生确认')).toBeTruthy();
    expect(link('问沈知远')).toBe('/consult/dpchat?orderKey=c-1');
    cleanup();
    await showPage(page, {
      path,
      gateway: { getPrescription: { ...returnedPrescription, supersededBy: 'rx-9' } },
    });
    expect(link(texts.end.newer)).toBe('/my/prescription/list?prescriptionId=rx-9');
  });

  it('shows the number for the counter, and what was collected is checked', async () => {
    await showPage(page, {
      path,
      gateway: {
        getPrescription: samplePrescription({ line: readyDrugOrder.line }),
        getDrugOrder: readyDrugOrder,
      },
    });
    expect(screen.getByText('取药码 4 2 7 1')).toBeTruthy();
    expect(link(texts.act.check)).toBe('/my/drugorder/checkmark?orderId=D1');
  });

  it('warns of a box that is too warm', async () => {
    const { parcels } = sampleDrugOrder();
    await showPage(page, {
      path,
      gateway: {
        getDrugOrder: sampleDrugOrder({
          parcels: parcels.map((one) => ({ ...one, temperatureTenths: 251 })),
        }),
      },
    });
    expect(screen.getByText(texts.parcel.tooWarm)).toBeTruthy();
  });
});
