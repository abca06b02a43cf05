// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, listOf } from '@xinglin/testing';
import { samplePackageUse } from '../../../samples/service-package-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as timePage from './package/appointment/consultation.page';
import * as resultPage from './package/appointment/consultation/result.page';
import * as callPage from './package/call/$orderNo/$serviceId.page';
import * as recordPage from './package/call-record/$orderNo/$serviceId.page';
import * as commentPage from './package/comment/$orderNo.page';
import * as usedPage from './package/customserver/list/$orderNo/$serviceId.page';
import * as servicePage from './package/customserver/order/$orderNo/$serviceId.page';
import * as addressPage from './package/expressaddress/$orderNo/$serviceId.page';
import * as expressPage from './package/expressdetail.page';
import * as formPage from './package/fill/form.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const applied = { orderNo: 'P1', applyNo: 'a-1', done: true } as const;
const base = '/my/order/package';

describe('items', () => {
  it('are asked for in words, and what was typed stays when nothing is left', async () => {
    const { gateway } = await showPage(servicePage, {
      path: `${base}/customserver/order/P1/visit`,
      gateway: { applyCustomService: businessRefusal('packageUsedUp', '这项服务的次数已经用完') },
    });
    press(texts.item.send);
    expect(screen.getAllByText('请至少写 5 个字')).not.toEqual([]);
    type(texts.note.label, '腿脚不便，请上门');
    press(texts.item.send);
    expect((await screen.findAllByRole('link', { name: texts.item.toOrder })).length).toBe(1);
    expect(screen.getByDisplayValue('腿脚不便，请上门')).toBeTruthy();
    expect(gateway.inputsOf('applyCustomService')).toEqual([
      { orderNo: 'P1', serviceId: 'visit', note: '腿脚不便，请上门' },
    ]);
  });

  it('are a call on a day', async () => {
    const { gateway } = await showPage(callPage, {
      path: `${base}/call/P1/call`,
      gateway: { requestPackageCall: applied },
    });
    type(texts.note.label, '想问一下用药');
    press(texts.item.send);
    expect(screen.getAllByText(texts.problem.day)).not.toEqual([]);
    type(/希望的日期/, '2099-01-05');
    press(texts.item.send);
    await waitFor(() =>
      expect(gateway.inputsOf('requestPackageCall')).toMatchObject([{ wantedOn: '2099-01-05' }]),
    );
  });

  it('end on a page with what was promised and the way back', async () => {
    const { router } = await showPage(servicePage, {
      path: `${base}/customserver/order/P1/consult`,
      gateway: { applyCustomService: applied },
    });
    type(texts.note.label, '最近胸闷，走路后更明显');
    press(texts.item.send);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        `${base}/appointment/consultation/result?applyNo=a-1&orderNo=P1`,
      ),
    );
    cleanup();
    await showPage(resultPage, {
      path: `${base}/appointment/consultation/result?applyNo=a-1`,
      gateway: { getCustomService: samplePackageUse() },
    });
    expect(screen.getByText(texts.consultationAppointmentResult.asked)).toBeTruthy();
    expect(screen.getByText(/24 小时内回复/)).toBeTruthy();
    expect(link(texts.item.back)).toBe('/my/order/package/detail/P1');
  });

  it('are announced as a call while it is upcoming', async () => {
    const use = samplePackageUse({
      type: 'call',
      serviceId: 'call',
      itemName: '电话咨询',
      state: 'planned',
      stateText: '已安排',
      plannedAt: '2099-11-24T09:00:00+08:00',
      mayWithdraw: false,
    });
    await showPage(recordPage, {
      path: `${base}/call-record/P1/call`,
      gateway: {
        listCustomServices: listOf([use]),
        callMeeting: { use, phase: 'planned', doctorName: '沈知远' },
      },
    });
    expect(await screen.findByText(/沈知远医生会按时打给您/)).toBeTruthy();
  });

  it('are a form whose numbers make sense', async () => {
    const { gateway } = await showPage(formPage, {
      path: `${base}/fill/form?orderNo=P1&serviceId=form`,
      gateway: { fillPackageForm: applied },
    });
    type(texts.form.complaint, '早上血压高');
    type(/收缩压/, '1500');
    press(texts.item.send);
    expect(screen.getAllByText('请填写 50 到 300 之间的数')).not.toEqual([]);
    type(/收缩压/, '70');
    type(/舒张压/, '120');
    press(texts.item.send);
    expect(screen.getAllByText(texts.problem.pressure)).not.toEqual([]);
    expect(gateway.inputsOf('fillPackageForm')).toEqual([]);
    type(/收缩压/, '１５０');
    type(/体重/, '62,5 ');
    press(texts.item.send);
    await waitFor(() =>
      expect(gateway.inputsOf('fillPackageForm')).toEqual([
        {
          orderNo: 'P1',
          serviceId: 'form',
          complaint: '早上血压高',
          weightKilograms: 62.5,
          systolic: 150,
          diastolic: 120,
        },
      ]),
    );
  });

  it('are a time of the doctor, and a clear word when it was taken', async () => {
    const { gateway } = await showPage(timePage, {
      path: `${base}/appointment/consultation?orderNo=P1&serviceId=appointment`,
      gateway: { bookPackageSchedule: businessRefusal('packageTimeTaken', '这个时间刚被约走') },
    });
    const startsAt = '2026-11-24T09:00:00+08:00';
    type(texts.times.label, startsAt);
    press(texts.times.send);
    await waitFor(() =>
      expect(gateway.inputsOf('bookPackageSchedule')).toEqual([
        { orderNo: 'P1', serviceId: 'appointment', startsAt },
      ]),
    );
    cleanup();
    await showPage(timePage, {
      path: `${base}/appointment/consultation?orderNo=P1&serviceId=appointment`,
      gateway: {
        bookPackageSchedule: businessRefusal('overlappingVisit', '就诊人已有门诊预约', {
          kind: 'registration',
          orderNo: 'R9',
        }),
      },
    });
    type(texts.times.label, startsAt);
    press(texts.times.send);
    expect((await screen.findAllByText('就诊人已有门诊预约')).length).toBeGreaterThan(0);
    const inTheWay = screen.getByRole('link', { name: texts.item.inTheWay });
    expect(inTheWay.getAttribute('href')).toBe('/my/order/detail/R9');
    cleanup();
    await showPage(resultPage, { path: `${base}/appointment/consultation/result?applyNo=a-1` });
    expect(screen.getByText(texts.consultationAppointmentResult.booked)).toBeTruthy();
  });

  it('are goods that go to an address', async () => {
    await showPage(addressPage, {
      path: `${base}/expressaddress/P1/goods`,
      gateway: { listAddresses: listOf([]) },
    });
    press(texts.express.send);
    expect(screen.getAllByText(texts.problem.address)).not.toEqual([]);
    cleanup();
    await showPage(expressPage, {
      path: `${base}/expressdetail?orderNo=P1`,
      gateway: {
        getPackageExpress: { orderNo: 'P1', address: null, waiting: [], parcels: [] },
      },
    });
    expect(screen.getByText(texts.expressDetail.none)).toBeTruthy();
  });

  it('are withdrawn after a question', async () => {
    const { gateway } = await showPage(usedPage, {
      path: `${base}/customserver/list/P1/consult`,
      gateway: { withdrawCustomService: applied },
    });
    press(texts.withdraw.button);
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: texts.withdraw.confirm,
      }),
    );
    await waitFor(() =>
      expect(gateway.inputsOf('withdrawCustomService')).toEqual([{ applyNo: 'a-1' }]),
    );
  });

  it('are commented with stars and words', async () => {
    const { gateway } = await showPage(commentPage, {
      path: `${base}/comment/P1`,
      gateway: { commentPackageOrder: { orderNo: 'P1', done: true } },
    });
    press(texts.orderComment.send);
    expect(screen.getAllByText(texts.problem.stars)).not.toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: texts.star.four }));
    type(texts.orderComment.text, '回复很快');
    press(texts.orderComment.send);
    await waitFor(() =>
      expect(gateway.inputsOf('commentPackageOrder')).toEqual([
        { orderNo: 'P1', stars: 4, text: '回复很快' },
      ]),
    );
  });
});
