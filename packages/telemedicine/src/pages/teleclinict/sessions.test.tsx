// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, failures, listOf, wholeText } from '@xinglin/testing';
import {
  finishedSession,
  listedSession,
  sampleLocalDoctor,
  sampleSession,
} from '../../samples/telemedicine-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as localDoctorsPage from './booking/addlocaldoctor.page';
import * as orderPage from './booking/order.page';
import * as listPage from './consult/list.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const done = { orderNo: 'T1', done: true } as const;
const unpaid = sampleSession({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T21:27:41+08:00',
});

describe('my sessions', () => {
  const path = '/teleclinict/consult/list';

  it('say with whom, when and where, by where they stand', async () => {
    const { gateway } = await showPage(listPage, { path: `${path}?group=active` });
    expect(link('沈知远 主任医师')).toBe('/teleclinict/booking/order?orderNo=T1');
    expect(screen.getByText(wholeText('2026年11月24日 14:00 · 王芳'))).toBeTruthy();
    expect(screen.getByText(/文三街社区卫生服务中心/)).toBeTruthy();
    expect(gateway.inputsOf('listTelemedicineOrders')[0]).toMatchObject({ group: 'active' });
  });

  it('say that a local doctor is missing, and where to begin', async () => {
    const items = [listedSession({ localDoctor: null })];
    await showPage(listPage, { path, gateway: { listTelemedicineOrders: { items, next: null } } });
    expect(screen.getByText(texts.card.noPlace)).toBeTruthy();
    cleanup();
    await showPage(listPage, {
      path,
      gateway: { listTelemedicineOrders: { items: [], next: null } },
    });
    expect(link(texts.orderList.book)).toBe('/teleclinict/pc/dept-list');
  });
});

describe('one session', () => {
  const path = '/teleclinict/booking/order?orderNo=T1';

  it('goes to the cashier, which comes back here', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { gateway } = await showPage(orderPage, {
      path,
      channel: { payServers: ['https://cashier.example'] },
      gateway: {
        getTelemedicineOrder: unpaid,
        getH5PayUrl: { url: 'https://cashier.example/1' },
      },
    });
    press('去支付');
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
    const returnUrl = `${window.location.origin}${path}`;
    expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: 'T1', returnUrl }]);
  });

  it('asks for no second payment while one may be on its way', async () => {
    await showPage(orderPage, {
      path,
      gateway: { getTelemedicineOrder: { ...unpaid, payment: 'open' } },
    });
    expect(screen.getByText(texts.order.unsure.waiting)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.cancel.button })).toBeNull();
  });

  it('leads to what is still to be done for it', async () => {
    await showPage(orderPage, {
      path,
      gateway: { getTelemedicineOrder: sampleSession({ localDoctor: null, medicalCase: null }) },
    });
    expect(link(/^选择社区医生/)).toBe('/teleclinict/booking/addlocaldoctor?orderNo=T1');
    expect(link(texts.bar.place)).toBe('/teleclinict/booking/addlocaldoctor?orderNo=T1');
    expect(link(/^病历资料/)).toBe('/teleclinict/booking/case-info?orderNo=T1');
    expect(screen.getByText('2026年11月24日 13:00 之前')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^专家小结/ })).toBeNull();
  });

  it('shows how to take part on the day once the local doctor is chosen', async () => {
    await showPage(orderPage, {
      path,
      gateway: { getTelemedicineOrder: sampleSession({ medicalCase: null }) },
    });
    expect(screen.getByRole('heading', { name: texts.dayOf.title })).toBeTruthy();
    expect(link(sampleLocalDoctor.phone)).toBe(`tel:${sampleLocalDoctor.phone}`);
    expect(link(texts.bar.case)).toBe('/teleclinict/case-info/add?orderNo=T1');
  });

  it('shows the expert, the time and the promise where it is paid', async () => {
    await showPage(orderPage, { path, gateway: { getTelemedicineOrder: unpaid } });
    expect(screen.getByRole('heading', { name: '沈知远' })).toBeTruthy();
    expect(screen.getByText('开始前 2 小时以上取消，全额退款')).toBeTruthy();
  });

  it('says where the patient was, and links to the summary once there is one', async () => {
    await showPage(orderPage, { path, gateway: { getTelemedicineOrder: finishedSession } });
    expect(link('0571-88001234')).toBe('tel:0571-88001234');
    expect(link(/^专家小结/)).toBe('/teleclinict/booking/summary?orderNo=T1');
    expect(screen.queryByRole('link', { name: /社区医生/ })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.cancel.button })).toBeNull();
  });

  it('is cancelled only after asking, and says first what goes back', async () => {
    const { gateway } = await showPage(orderPage, {
      path,
      gateway: {
        cancelTelemedicineByPatient: { orderNo: 'T1', statusText: '已取消', refundCents: 15000 },
      },
    });
    press(texts.cancel.button);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/¥150.00 将全额原路退回，最晚 11月25日 到账/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: texts.cancel.reason.time }));
    fireEvent.click(dialog.getByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('cancelTelemedicineByPatient')).toEqual([
        { orderNo: 'T1', reason: texts.cancel.reason.time },
      ]),
    );
  });
});

describe('a local doctor', () => {
  const path = '/teleclinict/booking/addlocaldoctor?orderNo=T1';
  const other = { ...sampleLocalDoctor, doctorId: 'd-8', name: '周敏' };

  it('is chosen by one tap', async () => {
    const { gateway, router } = await showPage(localDoctorsPage, {
      path,
      gateway: { addTelemedicineLocalDoctor: done },
    });
    expect(screen.getByText(/2026年11月24日 13:00 之前选好/)).toBeTruthy();
    expect(screen.getByText(texts.localDoctors.chosen)).toBeTruthy();
    press('选择这位医生 周敏');
    await waitFor(() => expect(router.state.location.pathname).toBe('/teleclinict/booking/order'));
    expect(gateway.inputsOf('addTelemedicineLocalDoctor')).toEqual([
      { orderNo: 'T1', doctorId: 'd-8' },
    ]);
  });

  it('who is busy then, or was taken by somebody else, says so', async () => {
    await showPage(localDoctorsPage, {
      path,
      gateway: {
        addTelemedicineLocalDoctor: businessRefusal('localDoctorTaken', '请选择其他医生'),
        listTelemedicineLocalDoctors: listOf([
          { doctor: other, isFree: true, distanceMetres: null },
          {
            doctor: { ...other, doctorId: 'd-7', name: '林一舟' },
            isFree: false,
            distanceMetres: null,
          },
        ]),
      },
    });
    expect(screen.getByText(texts.localDoctors.busy)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /林一舟/ })).toBeNull();
    press('选择这位医生 周敏');
    // For eyes, and for screen readers.
    expect(await screen.findAllByText('请选择其他医生')).toHaveLength(2);
  });

  it('is looked for near the person only where they share their position', async () => {
    const at = { latitude: 30.27, longitude: 120.15 };
    vi.stubGlobal('navigator', {
      ...window.navigator,
      geolocation: {
        getCurrentPosition: (found: (place: { coords: typeof at }) => void) =>
          found({ coords: at }),
      },
    });
    const { gateway } = await showPage(localDoctorsPage, {
      path,
      gateway: {
        listTelemedicineLocalDoctors: (input) =>
          listOf([
            { doctor: other, isFree: true, distanceMetres: 'latitude' in input ? 1234 : null },
          ]),
      },
    });
    expect(screen.queryByText('1.2公里')).toBeNull();
    press('离我最近');
    expect(await screen.findByText('1.2公里')).toBeTruthy();
    expect(gateway.inputsOf('listTelemedicineLocalDoctors').at(-1)).toEqual({
      orderNo: 'T1',
      pageSize: 3,
      ...at,
    });
    vi.unstubAllGlobals();
  });

  it('is looked for in my city only where that is asked for', async () => {
    const preferences = { city: { areaId: '330100', name: '杭州' } };
    const { gateway } = await showPage(localDoctorsPage, { path: `${path}&near=1`, preferences });
    expect(gateway.inputsOf('listTelemedicineLocalDoctors')[0]).toMatchObject({
      orderNo: 'T1',
      cityId: '330100',
    });
    expect(link(texts.localDoctors.everywhere)).toBe(path);
  });

  it('can be chosen although the session itself could not be asked for', async () => {
    const { gateway } = await showPage(localDoctorsPage, {
      path,
      gateway: {
        getTelemedicineOrder: failures.serverTrouble,
        addTelemedicineLocalDoctor: done,
      },
    });
    press('选择这位医生 周敏');
    await waitFor(() => expect(gateway.inputsOf('addTelemedicineLocalDoctor')).toHaveLength(1));
  });

  it('is not chosen any more when it is too late', async () => {
    await showPage(localDoctorsPage, {
      path,
      gateway: { getTelemedicineOrder: sampleSession({ mayChoosePlace: false }) },
    });
    expect(screen.getByText(texts.localDoctors.closed)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^选择这位医生/ })).toBeNull();
  });
});
