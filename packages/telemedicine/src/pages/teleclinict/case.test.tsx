// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal } from '@xinglin/testing';
import { finishedSession, sampleSession } from '../../samples/telemedicine-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as casePage from './booking/case-info.page';
import * as summaryPage from './booking/summary.page';
import * as writeCasePage from './case-info/add.page';
import * as completeCasePage from './case-info/replenish.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const done = { orderNo: 'T1', done: true } as const;

describe('the case', () => {
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is written, with what is empty left out', async () => {
    const { gateway, router } = await showPage(writeCasePage, {
      path: '/teleclinict/case-info/add?orderNo=T1',
      gateway: {
        getTelemedicineOrder: sampleSession({ medicalCase: null, fileIds: ['f-1'] }),
        addTelemedicineCase: done,
      },
    });
    press(texts.writeCase.send);
    expect(screen.getByRole('link', { name: '请至少写 10 个字' })).toBeTruthy();
    type(texts.caseInfo.course, '两年前查出高血压，近一个月常常头晕');
    type(/^过敏/, '青霉素');
    press(texts.writeCase.send);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/teleclinict/booking/case-info'),
    );
    expect(gateway.inputsOf('addTelemedicineCase')).toEqual([
      {
        orderNo: 'T1',
        course: '两年前查出高血压，近一个月常常头晕',
        allergies: '青霉素',
        fileIds: ['f-1'],
      },
    ]);
  });

  it('is changed from what was written, and says at its field what was refused', async () => {
    await showPage(writeCasePage, {
      path: '/teleclinict/case-info/add?orderNo=T1',
      gateway: { addTelemedicineCase: businessRefusal('textRefused', '请换一种说法') },
    });
    expect(screen.getByDisplayValue('高血压 2 级')).toBeTruthy();
    press(texts.writeCase.send);
    await waitFor(() =>
      expect(screen.getByLabelText(texts.caseInfo.course).getAttribute('aria-invalid')).toBe(
        'true',
      ),
    );
  });

  it('keeps its pictures once something was added, and says so', async () => {
    const { gateway } = await showPage(writeCasePage, {
      path: '/teleclinict/case-info/add?orderNo=T1',
      gateway: {
        getTelemedicineOrder: sampleSession({ additions: finishedSession.additions }),
        addTelemedicineCase: done,
      },
    });
    expect(screen.getByText(texts.writeCase.morePictures)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^删除/ })).toBeNull();
    press(texts.writeCase.send);
    await waitFor(() =>
      expect(gateway.inputsOf('addTelemedicineCase')).toMatchObject([{ fileIds: [] }]),
    );
  });

  it('is added to', async () => {
    const { gateway } = await showPage(completeCasePage, {
      path: '/teleclinict/case-info/replenish?orderNo=T1',
      gateway: { completeTelemedicineCase: done },
    });
    press(texts.completeCase.send);
    expect(
      screen.getByRole('link', { name: texts.completeCase.problem.noteRequired }),
    ).toBeTruthy();
    type(texts.completeCase.note, '昨天量血压 150/95');
    press(texts.completeCase.send);
    await waitFor(() =>
      expect(gateway.inputsOf('completeTelemedicineCase')).toEqual([
        { orderNo: 'T1', note: '昨天量血压 150/95', fileIds: [] },
      ]),
    );
  });

  it.each([
    ['changed', writeCasePage, '/teleclinict/case-info/add?orderNo=T1', texts.writeCase.closed],
    [
      'added to',
      completeCasePage,
      '/teleclinict/case-info/replenish?orderNo=T1',
      texts.completeCase.closed,
    ],
  ])('is not %s after the session', async (_, page, path, words) => {
    await showPage(page, { path, gateway: { getTelemedicineOrder: finishedSession } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(link(texts.caseInfo.see)).toBe('/teleclinict/booking/case-info?orderNo=T1');
  });

  it('is read whole, with what was added and its pictures', async () => {
    await showPage(casePage, {
      path: '/teleclinict/booking/case-info?orderNo=T1',
      gateway: { getTelemedicineOrder: finishedSession },
    });
    expect(screen.getByText('青霉素')).toBeTruthy();
    expect(screen.getByText('昨天量血压 150/95')).toBeTruthy();
    expect(link('图片 1')).toBe('/gateway/kanoupload/file/f-1');
    expect(screen.queryByRole('link', { name: texts.caseInfo.change })).toBeNull();
  });
});

describe('the summary', () => {
  const path = '/teleclinict/booking/summary?orderNo=T1';

  it('is read with its advice and follow-up', async () => {
    await showPage(summaryPage, { path, gateway: { getTelemedicineOrder: finishedSession } });
    expect(screen.getByText('原发性高血压 2 级')).toBeTruthy();
    expect(screen.getByText('四周后在社区医院复查')).toBeTruthy();
    expect(link(texts.summary.again)).toBe('/teleclinict/pc/doctor-detail?doctorId=d-1');
  });

  it.each([
    ['is still to come', sampleSession(), texts.summary.notYet],
    [
      'will not come where the session did not take place',
      sampleSession({ group: 'cancelled', state: 'expired' }),
      texts.summary.never,
    ],
  ])('%s', async (_, session, words) => {
    await showPage(summaryPage, { path, gateway: { getTelemedicineOrder: session } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(link(texts.order.see)).toBe('/teleclinict/booking/order?orderNo=T1');
  });
});
