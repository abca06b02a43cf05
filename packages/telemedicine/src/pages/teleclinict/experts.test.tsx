// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessRefusal, failures, listOf } from '@xinglin/testing';
import { sampleTeleExpert, sampleTeleSchedule } from '../../samples/telemedicine-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as onPhonePage from './download-app.page';
import * as departmentsPage from './pc/dept-list.page';
import * as doctorPage from './pc/doctor-detail.page';
import * as doctorsPage from './pc/doctor-list.page';
import * as guidePage from './pc/use-guide.page';
import * as submitPage from './order.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const time = '2026-11-24T06:00:00.000Z';

describe('the way to an expert', () => {
  it('begins with the departments whose experts join', async () => {
    await showPage(departmentsPage, { path: '/teleclinict/pc/dept-list' });
    expect(link('心血管内科')).toBe('/teleclinict/pc/doctor-list?deptId=cardiology');
    expect(link(texts.guide.title)).toBe('/teleclinict/pc/use-guide');
    expect(link(texts.orderList.title)).toBe('/teleclinict/consult/list');
    expect(link(texts.onPhone.title)).toBe('/teleclinict/download-app');
  });

  it('leads to asking online where no department takes part', async () => {
    await showPage(departmentsPage, {
      path: '/teleclinict/pc/dept-list',
      gateway: { listTelemedicineDepartments: listOf([]) },
    });
    expect(screen.getByText(texts.departments.none)).toBeTruthy();
    expect(link(texts.departments.ask)).toBe('/consult/portal');
  });

  it('shows the experts of one department, with price and next time', async () => {
    const { gateway } = await showPage(doctorsPage, {
      path: '/teleclinict/pc/doctor-list?deptId=cardiology',
    });
    expect(gateway.inputsOf('listTelemedicineDoctors')[0]).toMatchObject({ deptId: 'cardiology' });
    expect(screen.getByText(/ 14:00$/)).toBeTruthy();
    expect(screen.getByText('150')).toBeTruthy();
    expect(link('沈知远')).toBe('/teleclinict/pc/doctor-detail?doctorId=d-1');
    expect(link(texts.doctors.every)).toBe('/teleclinict/pc/doctor-list');
  });

  it('says of an expert that all is taken', async () => {
    await showPage(doctorsPage, {
      path: '/teleclinict/pc/doctor-list',
      gateway: { listTelemedicineDoctors: listOf([{ ...sampleTeleExpert, nextAt: null }]) },
    });
    expect(screen.getByText(texts.doctors.full)).toBeTruthy();
  });

  it('shows the times of an expert by day: a free one leads to the form', async () => {
    await showPage(doctorPage, { path: '/teleclinict/pc/doctor-detail?doctorId=d-1' });
    expect(screen.getByRole('radio', { name: /^11月24日 .*余 1$/ })).toBeTruthy();
    expect(link(/^14:00 11月24日/)).toBe(
      `/teleclinict/order?doctorId=d-1&startsAt=${encodeURIComponent(time)}`,
    );
    expect(screen.getByText('14:30').parentElement?.textContent).toBe('14:30 已约');
    expect(screen.queryByRole('link', { name: /^14:30/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^11月26日/ }));
    expect(await screen.findByRole('link', { name: /^14:00 11月26日/ })).toBeTruthy();
  });

  it('leads to others where an expert has no times, or does not take part', async () => {
    const path = '/teleclinict/pc/doctor-detail?doctorId=d-1';
    await showPage(doctorPage, {
      path,
      gateway: { getTelemedicineSchedule: { ...sampleTeleSchedule, times: [] } },
    });
    expect(link(texts.doctor.otherExpert)).toBe('/teleclinict/pc/doctor-list');
    cleanup();
    await showPage(doctorPage, {
      path,
      gateway: { getTelemedicineSchedule: businessRefusal('forbidden', '没有权限') },
    });
    expect(await screen.findByText(texts.doctor.gone)).toBeTruthy();
  });

  it('is explained, and opened on a phone by a code or in place', async () => {
    await showPage(guidePage, { path: '/teleclinict/pc/use-guide' });
    expect(screen.getByText(/30 分钟内支付/)).toBeTruthy();
    expect(link(texts.guide.begin)).toBe('/teleclinict/pc/dept-list');
    cleanup();
    await showPage(onPhonePage, { path: '/teleclinict/download-app' });
    expect(await screen.findByRole('img', { name: texts.onPhone.codeLabel })).toBeTruthy();
    expect(link(texts.onPhone.here)).toBe('/teleclinict/pc/dept-list');
  });
});

describe('the form of a session', () => {
  const path = `/teleclinict/order?doctorId=d-1&startsAt=${encodeURIComponent(time)}`;
  const submitted = { orderNo: 'T1', amountCents: 15000, payBefore: '2026-11-20T21:00:00+08:00' };
  const send = async () =>
    fireEvent.click(await screen.findByRole('button', { name: texts.submit.send }));
  const times = () => screen.getByRole('radiogroup', { name: texts.facts.time });
  const chosenTime = () =>
    within(times())
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.value;
  const write = (text: string) =>
    fireEvent.change(screen.getByLabelText(texts.facts.complaint), { target: { value: text } });

  it('tells the terms of the time as moments, and is sent once', async () => {
    const { gateway, router } = await showPage(submitPage, {
      path,
      gateway: { submitTelemedicineOrder: submitted },
    });
    expect(screen.getByText('2026年11月24日 12:00 之前')).toBeTruthy();
    expect(screen.getByText('2026年11月24日 13:00 之前')).toBeTruthy();
    // A tap on a face chooses for whom it is.
    const people = within(
      screen.getByRole('radiogroup', { name: texts.submit.who }),
    ).getAllByRole<HTMLInputElement>('radio');
    const another = people.find(({ checked }) => !checked);
    if (another) fireEvent.click(another);
    write('  血压控制不好，想请专家看看  ');
    const button = screen.getByRole('button', { name: texts.submit.send });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/teleclinict/booking/order?orderNo=T1',
      ),
    );
    expect(gateway.inputsOf('submitTelemedicineOrder')).toEqual([
      {
        doctorId: 'd-1',
        startsAt: time,
        patientId: another?.value,
        complaint: '血压控制不好，想请专家看看',
      },
    ]);
  });

  it('asks for what is missing', async () => {
    const { gateway } = await showPage(submitPage, { path: '/teleclinict/order?doctorId=d-1' });
    await send();
    expect(screen.getByRole('link', { name: texts.submit.problem.timeRequired })).toBeTruthy();
    expect(screen.getByRole('link', { name: '请至少写 5 个字' })).toBeTruthy();
    expect(gateway.inputsOf('submitTelemedicineOrder')).toEqual([]);
  });

  it('says at the time that it was taken, and keeps what was written', async () => {
    await showPage(submitPage, {
      path,
      gateway: { submitTelemedicineOrder: businessRefusal('slotTaken', '请换一个时间') },
    });
    write('血压控制不好');
    await send();
    await waitFor(() => expect(times().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByDisplayValue('血压控制不好')).toBeTruthy();
  });

  it.each([
    ['consentRequired', null, texts.wayOut.consent, '/my/patients'],
    [
      'overlappingVisit',
      { kind: 'telemedicine', orderNo: 'T9' },
      texts.wayOut.inTheWay,
      '/teleclinict/booking/order?orderNo=T9',
    ],
    [
      'overlappingVisit',
      { kind: 'registration', orderNo: 'R9' },
      texts.wayOut.inTheWay,
      '/my/order/detail/R9',
    ],
    ['overlappingVisit', null, texts.wayOut.sessions, '/teleclinict/consult/list'],
    ['slotTaken', null, texts.wayOut.otherExperts, '/teleclinict/pc/doctor-list'],
  ] as const)('leads on from a refusal: %s with %j to %s', async (name, data, way, to) => {
    await showPage(submitPage, {
      path,
      gateway: { submitTelemedicineOrder: businessRefusal(name, '不能预约', data) },
    });
    write('血压控制不好');
    await send();
    expect(await screen.findByRole('link', { name: way })).toBeTruthy();
    expect(link(way)).toBe(to);
  });

  it('keeps the time whose order may have been made, although it is taken by now', async () => {
    const taken = {
      ...sampleTeleSchedule,
      times: sampleTeleSchedule.times.map((one) => ({ ...one, isFree: false })),
    };
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: {
        getTelemedicineSchedule: (_, before) => (before === 0 ? sampleTeleSchedule : taken),
        submitTelemedicineOrder: failures.network,
      },
    });
    write('血压控制不好');
    await send();
    await waitFor(() => expect(gateway.inputsOf('getTelemedicineSchedule')).toHaveLength(2));
    const days = () => screen.getByRole('radiogroup', { name: texts.submit.day });
    await waitFor(() => expect(within(days()).getAllByRole('radio')).toHaveLength(1));
    expect(chosenTime()).toBe(time);
  });

  it('chooses no time that was taken before it was opened', async () => {
    const was = encodeURIComponent('2026-11-24T06:30:00.000Z');
    await showPage(submitPage, { path: `/teleclinict/order?doctorId=d-1&startsAt=${was}` });
    expect(screen.getByText(texts.submit.taken)).toBeTruthy();
    expect(chosenTime()).toBeUndefined();
  });

  it('shows the times of the chosen day, and drops a time of another', async () => {
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: { submitTelemedicineOrder: submitted },
    });
    expect(chosenTime()).toBe(time);
    fireEvent.click(screen.getByRole('radio', { name: /^11月26日/ }));
    expect(chosenTime()).toBeUndefined();
    write('血压控制不好');
    await send();
    expect(screen.getByRole('link', { name: texts.submit.problem.timeRequired })).toBeTruthy();
    fireEvent.click(within(times()).getByRole('radio', { name: '14:00' }));
    await send();
    await waitFor(() =>
      expect(gateway.inputsOf('submitTelemedicineOrder')).toMatchObject([
        { startsAt: '2026-11-26T06:00:00.000Z' },
      ]),
    );
  });

  it('leads to adding a patient where there is none', async () => {
    await showPage(submitPage, { path, gateway: { listPatients: listOf([]) } });
    expect(link(texts.submit.addPatient)).toMatch(/backurl=%2Fteleclinict%2Forder/);
  });
});
