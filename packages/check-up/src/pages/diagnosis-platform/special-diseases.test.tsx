// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, sampleSpecialBooking } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as orderPage from './client/order-detail.page';
import * as formPage from './order/confirm.page';

afterEach(cleanup);

const words = texts.specialDisease;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const group = '/diagnosis-platform/order/confirm?diseaseId=tumour';
const form = `${group}&doctorId=d-1`;
const booking = '/diagnosis-platform/client/order-detail?orderNo=SD1&kind=specialDisease';

describe('the group of a special disease', () => {
  it('has its experts with their next free day and price', async () => {
    const { gateway, lateCalls } = await showPage(formPage, { path: group });
    expect(gateway.inputsOf('getSpecialDiseaseDoctorGroup')).toEqual([{ diseaseId: 'tumour' }]);
    expect(lateCalls()).toEqual([]);
    expect(link(/沈知远 主任医师.*最近可约 12月4日/)).toBe(form);
    expect(link(/先问问沈知远/)).toBe('/expert/d-1');
  });

  it('leaves the address of a package to its form', async () => {
    const { gateway } = await showPage(formPage, {
      path: '/diagnosis-platform/order/confirm?packageCode=p-1',
    });
    expect(gateway.inputsOf('getPhysicalPackage')).toEqual([{ packageCode: 'p-1' }]);
    expect(gateway.inputsOf('getSpecialDiseaseDoctorGroup')).toEqual([]);
  });
});

describe('the form of an expert', () => {
  const fill = () => {
    const day = screen.getByRole<HTMLSelectElement>('combobox');
    const [patient] = screen.getAllByRole<HTMLInputElement>('radio');
    if (!patient) throw new Error('the family is missing');
    expect([...day.options].map(({ value }) => value).filter(Boolean)).toEqual([
      '2026-12-04',
      '2026-12-09',
    ]);
    fireEvent.change(day, { target: { value: '2026-12-04' } });
    fireEvent.click(patient);
    fireEvent.change(screen.getByRole('textbox', { name: /^病情/ }), {
      target: { value: ' 右乳肿块两个月，彩超提示结节 ' },
    });
    fireEvent.click(screen.getByRole('checkbox'));
    return patient.value;
  };

  it('tells what is missing, then sends what was typed under the version that was shown', async () => {
    const { gateway, router, lateCalls } = await showPage(formPage, {
      path: form,
      gateway: { submitSpecialDiseaseBooking: { orderNo: 'SD1', amountCents: 19_900 } },
    });
    expect(lateCalls()).toEqual([]);
    press(words.send);
    await waitFor(() => expect(screen.getAllByText(words.problem.agree)).not.toEqual([]));
    expect(screen.getAllByText(words.problem.patient)).not.toEqual([]);
    expect(gateway.inputsOf('submitSpecialDiseaseBooking')).toEqual([]);
    expect(link('专病专家预约协议')).toBe('/agreement/business?bsType=specialDisease&version=1.0');
    const patientId = fill();
    expect(screen.getByText(/2026年12月3日 18:00 前取消，退 ¥99.50/)).toBeTruthy();
    press(words.send);
    await waitFor(() =>
      expect(gateway.inputsOf('submitSpecialDiseaseBooking')).toEqual([
        {
          diseaseId: 'tumour',
          doctorId: 'd-1',
          day: '2026-12-04',
          patientId,
          materials: '右乳肿块两个月，彩超提示结节',
          note: '',
          totalCents: 19_900,
          agreementVersion: '1.0',
        },
      ]),
    );
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(booking);
    });
  });

  it('asks for a new consent where the agreement has changed, and keeps what was typed', async () => {
    const { gateway } = await showPage(formPage, {
      path: form,
      gateway: {
        submitSpecialDiseaseBooking: businessRefusal(
          'specialDiseaseAgreementChanged',
          '预约协议已经更新',
        ),
      },
    });
    fill();
    press(words.send);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
    await waitFor(() =>
      expect(gateway.inputsOf('viewSpecialDiseaseAgreement').length).toBeGreaterThan(1),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^病情/ }).value).toContain(
      '彩超提示结节',
    );
  });
});

describe('a booking', () => {
  it('shows code and certificate once they are asked for', async () => {
    const { gateway, lateCalls } = await showPage(orderPage, { path: booking });
    expect(lateCalls()).toEqual([]);
    expect(gateway.inputsOf('getSpecialDiseaseQrcode')).toEqual([]);
    press(words.code.show);
    expect(await screen.findByText('20261204')).toBeTruthy();
    press(words.certificate.show);
    expect(await screen.findByText('SDSD1')).toBeTruthy();
    expect(gateway.inputsOf('getSpecialDiseasePayCertificate')).toEqual([{ orderNo: 'SD1' }]);
  });

  it('is changed to another day and note, and sends only what changed', async () => {
    const { gateway } = await showPage(orderPage, {
      path: booking,
      gateway: { updateSpecialDiseaseBooking: { orderNo: 'SD1', done: true } },
    });
    press(words.change.button);
    const day = await screen.findByRole<HTMLSelectElement>('combobox');
    press(words.change.confirm);
    expect(await screen.findAllByText(words.problem.change)).not.toEqual([]);
    expect(gateway.inputsOf('updateSpecialDiseaseBooking')).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-12-09' } });
    press(words.change.confirm);
    await waitFor(() =>
      expect(gateway.inputsOf('updateSpecialDiseaseBooking')).toEqual([
        { orderNo: 'SD1', day: '2026-12-09' },
      ]),
    );
  });

  it('says what goes back before it is given up, and sends just that', async () => {
    const { gateway } = await showPage(orderPage, {
      path: booking,
      gateway: {
        getSpecialDiseaseBooking: sampleSpecialBooking({ refundNowCents: 9950 }),
        cancelSpecialDiseaseBooking: { orderNo: 'SD1', statusText: '已取消', refundCents: 9950 },
      },
    });
    press(words.cancel.button);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/退 ¥99.50.*不退 ¥99.50/)).toBeTruthy();
    press(words.cancel.confirm);
    await waitFor(() =>
      expect(gateway.inputsOf('cancelSpecialDiseaseBooking')).toEqual([
        { orderNo: 'SD1', refundCents: 9950 },
      ]),
    );
  });

  it('waits for the group without asking for money', async () => {
    await showPage(orderPage, {
      path: booking,
      gateway: {
        getSpecialDiseaseBooking: sampleSpecialBooking({
          state: 'submitted',
          payment: 'none',
          actions: ['cancel'],
          refundNowCents: 0,
          hasCode: false,
          hasCertificate: false,
        }),
      },
    });
    expect(screen.getByText(words.nextOf.submitted.replace('{{hours}}', '48'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.code.show })).toBeNull();
    press(words.cancel.button);
    expect(await screen.findByText(texts.cancel.noRefund)).toBeTruthy();
  });
});
