// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayAt, formatDay } from '@xinglin/rules';
import { businessRefusal, sampleTime } from '@xinglin/testing';
import { pausedPackage, samplePackageOrder } from '../../../../../samples/service-package-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../../../locales/zh-Hans.json';
import { showPage } from '../../../../../testing/show-page';
import * as servicePage from '../customserver/order/$orderNo/$serviceId.page';
import * as detailPage from '../detail/$orderNo.page';
import * as pausePage from './$orderNo.page';

afterEach(cleanup);

const path = '/my/order/package/pause/P1';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inDays = (days: number) => addDays(dayAt(sampleTime), days);
const dateLabel = new RegExp(texts.pause.resumesOn);

describe('a package is paused', () => {
  it('for a reason until a day, once it was told where its end moves to', async () => {
    const { gateway } = await showPage(pausePage, {
      path,
      gateway: {
        pausePackage: { orderNo: 'P1', done: true, endsAt: '2099-02-25T00:00:00+08:00' },
      },
    });
    expect(screen.getByText('还可以暂停 2 次，一共 90 天。')).toBeTruthy();
    press(texts.pause.send);
    expect(screen.getAllByText(texts.problem.pauseReason)).not.toEqual([]);
    fireEvent.click(screen.getByLabelText(texts.pause.reasons.hospital));
    type(dateLabel, inDays(7));
    const moved = formatDay(addDays('2099-02-17', 7), 'zh-Hans', { year: true });
    expect(screen.getByText(new RegExp(`顺延到${moved}`))).toBeTruthy();
    press(texts.pause.send);
    await waitFor(() =>
      expect(gateway.inputsOf('pausePackage')).toEqual([
        { orderNo: 'P1', reason: 'hospital', resumesOn: inDays(7) },
      ]),
    );
  });

  it('for no more days than are left, and what was chosen stays when it is refused', async () => {
    const { gateway } = await showPage(pausePage, {
      path,
      gateway: {
        getPackageOrder: samplePackageOrder({ pauseLeft: { times: 1, days: 10 } }),
        pausePackage: businessRefusal('packagePauseDay', '恢复的日期请选明天或以后'),
      },
    });
    fireEvent.click(screen.getByLabelText(texts.pause.reasons.travel));
    for (const day of [inDays(0), inDays(11)]) {
      type(dateLabel, day);
      press(texts.pause.send);
      expect(screen.queryByText(/顺延到/)).toBeNull();
      expect(gateway.inputsOf('pausePackage')).toEqual([]);
    }
    type(dateLabel, inDays(10));
    press(texts.pause.send);
    expect((await screen.findAllByText('恢复的日期请选明天或以后')).length).toBeGreaterThan(0);
    expect(screen.getByDisplayValue(inDays(10))).toBeTruthy();
  });

  it('not while it is paused already', async () => {
    await showPage(pausePage, { path, gateway: { getPackageOrder: pausedPackage } });
    expect(screen.getByText(texts.pause.already)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.pause.send })).toBeNull();
  });
});

describe('a paused package', () => {
  it('shows its pauses, is used by none of its services and is resumed after a question', async () => {
    const { gateway } = await showPage(detailPage, {
      path: '/my/order/package/detail/P1',
      gateway: {
        getPackageOrder: pausedPackage,
        resumePackage: { orderNo: 'P1', done: true, endsAt: '2099-02-18T00:00:00+08:00' },
      },
    });
    expect(screen.getByText(texts.orderDetail.next.paused)).toBeTruthy();
    expect(screen.getByText('10 天')).toBeTruthy();
    expect(screen.getByText('5 天')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^使用/ })).toBeNull();
    press(texts.resume.button);
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: texts.resume.confirm,
      }),
    );
    await waitFor(() => expect(gateway.inputsOf('resumePackage')).toEqual([{ orderNo: 'P1' }]));
  });

  it('says at a service that it is paused, with the way to resume it', async () => {
    await showPage(servicePage, {
      path: '/my/order/package/customserver/order/P1/visit',
      gateway: { getPackageOrder: pausedPackage },
    });
    expect(screen.getByText(texts.item.paused)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.item.toOrder }).getAttribute('href')).toBe(
      '/my/order/package/detail/P1',
    );
  });
});
