// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { businessRefusal, sampleHospital } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import ExternalGuidePage from './booking/external-guide/$id.page';
import RulePage from './booking/rule.page';
import { linkTo, open } from './entries-fixture';
import OrderErrorPage from './my/order/detail/error.page';
import ReservationWithoutResultPage from './my/reservation/noresult.page';

afterEach(cleanup);

describe('the rules of booking', () => {
  it('are those of the hospital that is named, each as a sum or a time', async () => {
    await open(<RulePage />, '/booking/rule?hospitalId=h-1');
    expect(await screen.findByText('每天 15:00 开放第 14 天的号源')).toBeTruthy();
    expect(screen.getByText('提交后 30 分钟内支付，逾期号源自动释放')).toBeTruthy();
    expect(screen.getByText('就诊前 1 天的 17:00 前取消，全额退款')).toBeTruthy();
    expect(screen.getByText('30 天内爽约 3 次，暂停预约 90 天')).toBeTruthy();
    expect(screen.getByText('就诊人身份证原件')).toBeTruthy();
  });

  it('ask which hospital where none is named', async () => {
    await open(<RulePage />, '/booking/rule');
    expect(await linkTo(/浙江省立同仁医院/)).toBe('/booking/rule?hospitalId=h-1');
  });

  it('lead to the choice of a hospital where the named one is unknown', async () => {
    await open(<RulePage />, '/booking/rule?hospitalId=h-0', {
      getShiftCaseRules: businessRefusal('forbidden', '没有找到这条信息'),
    });
    expect(await linkTo('选择医院')).toBe('/booking/rule');
  });
});

it('booking with the hospital itself tells its telephone, its counter and what to bring', async () => {
  await open(<ExternalGuidePage />, '/booking/external-guide/h-1');
  expect(await linkTo(/电话预约/)).toBe(`tel:${sampleHospital.phone}`);
  expect(await linkTo(/挂号窗口/)).toBe('/hospital/guide/h-1');
  expect(await screen.findByText('就诊人身份证原件')).toBeTruthy();
});

describe('an order that failed', () => {
  it('keeps doctor, department and patient for the next try', async () => {
    await open(
      <OrderErrorPage />,
      '/my/order/detail/error?expertId=d-1&patientId=p-1&hospDeptId=hd-1',
    );
    expect(await screen.findByText('王秀兰')).toBeTruthy();
    expect(await linkTo('换一个时间')).toBe(
      '/expert/book/d-1?hospitalId=h-1&hospDeptId=hd-1&patientId=p-1',
    );
  });

  it('asks for nobody by ids that the sender has enciphered', async () => {
    const { gateway } = await open(
      <OrderErrorPage />,
      '/my/order/detail/error?expertId=d-1&encryption=1',
    );
    expect(await linkTo('重新选择')).toBe('/booking');
    expect(gateway.inputsOf('getDoctorInfoById')).toEqual([]);
  });
});

it('a booking without an answer leads to my appointments, and is told to a visitor as well', async () => {
  const { gateway } = await open(
    <ReservationWithoutResultPage />,
    '/my/reservation/noresult',
    {},
    { user: null },
  );
  expect(await linkTo('查看我的预约')).toBe('/my/order/list');
  expect(gateway.made).toEqual([]);
});
