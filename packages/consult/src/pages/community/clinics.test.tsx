// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  failures,
  listOf,
  sampleConsultServices,
  sampleHomepage,
  sampleMatch,
  samplePatients,
} from '@xinglin/testing';
import { sampleConsult } from '../../samples/consult-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/clinics/zh-Hans.json';
import { linkTo, open } from '../asking-fixture';
import {
  clinicAnswers,
  sampleClinic,
  sampleClinicConsults,
  sampleClinics,
  sampleEnded,
} from '../clinic-samples';
import * as clinicPage from '../policlinicpage/$itemUUID.page';
import * as mixed from './consult/clinic-mix/entry.page';
import * as selfPaid from './consult/clinic-zf/entry.page';
import * as entry from './consult/clinic/entry.page';
import * as step1 from './consult/clinic/step1.page';
import * as step2 from './consult/clinic/step2.page';
import * as mine from './consult/clinic.page';
import * as after from './consult/clinic-after.page';
import * as searching from './search-doctor.page';

afterEach(cleanup);

const clinics = { listCommunityClinics: listOf(sampleClinics) };
const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('the clinics of communities', () => {
  it('are those of the city, each with address, price and who answers', async () => {
    const { gateway } = await open(entry, '/community/consult/clinic/entry?q=萧山', clinics, {
      preferences: { city: { areaId: '330100', name: '杭州' } },
    });
    expect(await linkTo(sampleClinic.name)).toBe('/policlinicpage/c-1');
    expect(await linkTo(`去提问：${sampleClinic.name}`)).toBe(
      '/community/consult/clinic/step1?hospitalId=c-1',
    );
    expect(screen.getAllByText(sampleClinic.address)).toHaveLength(2);
    expect(screen.getByText(/2 位医生可问诊/)).toBeTruthy();
    // Where nobody answers there is nothing to ask.
    expect(screen.getAllByRole('link', { name: /^去提问/ })).toHaveLength(1);
    expect(screen.getByText(texts.clinic.closed)).toBeTruthy();
    expect(await linkTo(texts.entry.mine)).toBe('/community/consult/clinic');
    expect(gateway.inputsOf('listCommunityClinics')).toEqual([
      { q: '萧山', areaId: '330100', pageNo: 1 },
    ]);
  });

  it('lead elsewhere where there are none', async () => {
    const none = { listCommunityClinics: listOf([]) };
    await open(entry, '/community/consult/clinic/entry', none);
    expect(await linkTo(texts.entry.portal)).toBe('/consult/portal');
    cleanup();
    await open(entry, '/community/consult/clinic/entry?q=某', none);
    expect(await linkTo(texts.entry.all)).toBe('/community/consult/clinic/entry');
  });

  it('say who pays, by the way one comes', async () => {
    await open(selfPaid, '/community/consult/clinic-zf/entry', clinics);
    expect(await screen.findByText(texts.entry.selfPaid.lead)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.entry.selfPaid.title);
  });

  it('stand beside the general practitioner online, who may be away', async () => {
    const quanke = { ...sampleConsultServices.fast, kind: 'quanke', title: '全科问诊' } as const;
    const answers = (services: readonly (typeof quanke)[]) => ({
      ...clinics,
      getConsultHomepage: {
        ...sampleHomepage,
        services: services.map((service) => ({ ...service, earliestAt: null })),
      },
    });
    const path = '/community/consult/clinic-mix/entry';
    await open(mixed, path, answers([quanke]));
    expect(await linkTo(/全科问诊/)).toBe('/consult/submitorder/qk');
    cleanup();
    await open(mixed, path, answers([]));
    expect(await linkTo(sampleClinic.name)).toBe('/policlinicpage/c-1');
    expect(screen.queryByRole('link', { name: /全科问诊/ })).toBeNull();
  });

  it('have doctors, who are searched for by words', async () => {
    const path = '/community/search-doctor';
    const { gateway } = await open(searching, `${path}?q=血压`, clinicAnswers);
    expect(await linkTo('沈知远')).toBe('/community/expert/consult/d-1');
    expect(gateway.inputsOf('mergeSearchDoctors')).toEqual([
      { communityClinic: true, q: '血压', pageNo: 1 },
    ]);
    cleanup();
    await open(searching, `${path}?q=某`, { mergeSearchDoctors: listOf([]) });
    expect(await linkTo(texts.doctors.all)).toBe(path);
  });
});

describe('one clinic', () => {
  it('shows where it is, and each doctor with the price', async () => {
    const { gateway } = await open(clinicPage, '/policlinicpage/c-1', clinicAnswers);
    expect(await linkTo(sampleClinic.phone)).toBe(`tel:${sampleClinic.phone}`);
    // In the head and among the facts.
    expect(screen.getAllByText(sampleClinic.address)).toHaveLength(2);
    expect(await linkTo(texts.clinic.book)).toBe('/hospital/c-1');
    expect(await linkTo(/^复诊问诊 ¥12，沈知远/)).toBe(
      '/community/consult/clinic/step1?hospitalId=c-1&doctorId=d-1',
    );
    expect(await linkTo(texts.clinic.ask)).toBe('/community/consult/clinic/step1?hospitalId=c-1');
    expect(screen.getByText(/4 小时内首次回复/)).toBeTruthy();
    expect(gateway.inputsOf('listConsultDoctors')).toEqual([
      { kind: 'policlinic', hospitalId: 'c-1', pageSize: 50 },
    ]);
  });

  it('leads to others where nobody answers, and where it is gone', async () => {
    const others = '/community/consult/clinic/entry';
    await open(clinicPage, '/policlinicpage/c-1', {
      ...clinicAnswers,
      listConsultDoctors: listOf([]),
    });
    expect(await linkTo(texts.clinic.others)).toBe(others);
    cleanup();
    await open(clinicPage, '/policlinicpage/c-9', {
      ...clinicAnswers,
      getHospitalInfoById: businessRefusal('forbidden', '没有找到'),
    });
    expect(await screen.findByText(texts.clinic.gone)).toBeTruthy();
    expect(await linkTo(texts.clinic.others)).toBe(others);
  });
});

describe('the steps of asking', () => {
  it('begin with the usual patient and the doctor whom the address names', async () => {
    await open(step1, '/community/consult/clinic/step1?hospitalId=c-1&doctorId=d-1', clinicAnswers);
    const next = () => linkTo(texts.whom.next);
    const usual = Object.values(samplePatients).find(({ isDefault }) => isDefault);
    expect(await next()).toBe(
      `/community/consult/clinic/step2?hospitalId=c-1&doctorId=d-1&patientId=${usual?.patientId ?? ''}`,
    );
    expect(isChecked(/^沈知远/)).toBe(true);
    const other = Object.values(samplePatients).find(({ isDefault }) => !isDefault);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${other?.name ?? ''}`) }));
    expect(await next()).toContain(`patientId=${other?.patientId ?? ''}`);
    expect(await linkTo(texts.whom.notYet)).toBe('/consult/submitorder/qk');
  });

  it('say what is missing: a clinic, a doctor who answers, a patient', async () => {
    const path = '/community/consult/clinic/step1';
    const { gateway } = await open(step1, path, clinicAnswers);
    expect(await screen.findByText(texts.whom.noClinic)).toBeTruthy();
    expect(gateway.inputsOf('listConsultDoctors')).toEqual([]);
    cleanup();
    await open(step1, `${path}?hospitalId=c-1`, {
      ...clinicAnswers,
      listConsultDoctors: listOf([]),
    });
    expect(await screen.findByText(texts.clinic.closed)).toBeTruthy();
    cleanup();
    await open(step1, `${path}?hospitalId=c-1`, { ...clinicAnswers, listPatients: listOf([]) });
    expect(await linkTo('添加就诊人')).toContain('backurl=');
  });

  it('end with what is wrong, which goes to that doctor for that patient', async () => {
    const other = Object.values(samplePatients).find(({ isDefault }) => !isDefault);
    const { gateway, router } = await open(
      step2,
      `/community/consult/clinic/step2?hospitalId=c-1&doctorId=d-1&patientId=${other?.patientId ?? ''}`,
      {
        ...clinicAnswers,
        saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
        matchConsultDept: sampleMatch,
        submitPoliclinicConsult: { orderKey: 'Z1', amountCents: 1200, payBefore: null },
      },
    );
    const write = async (name: RegExp, value: string) =>
      fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
    await write(/^病情描述/, '血压药快吃完了，近一周血压平稳');
    await write(/^以往的诊断/, '高血压');
    fireEvent.click(screen.getByRole('button', { name: '提交并支付' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
    expect(gateway.inputsOf('submitPoliclinicConsult')).toEqual([
      expect.objectContaining({
        doctorId: 'd-1',
        patientId: other?.patientId,
        earlierDiagnosis: '高血压',
      }),
    ]);
  });

  it('let a visitor read the terms, and sign in to write', async () => {
    const path = '/community/consult/clinic/step2?hospitalId=c-1&doctorId=d-1';
    await open(step2, path, clinicAnswers, { user: null });
    expect(await linkTo('登录后提问')).toContain(encodeURIComponent(path));
    cleanup();
    await open(step2, '/community/consult/clinic/step2', clinicAnswers);
    expect(await linkTo(texts.what.choose)).toBe('/community/consult/clinic/entry');
  });
});

describe('what becomes of it', () => {
  it('is listed, and what is over leads to what comes next', async () => {
    const { gateway } = await open(mine, '/community/consult/clinic', {
      listConsultOrders: { items: sampleClinicConsults, next: null },
    });
    const ways = await screen.findAllByRole('link', { name: '网上复诊' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/consult/order-detail/C1',
      '/community/consult/clinic-after?orderKey=C2',
    ]);
    expect(gateway.inputsOf('listConsultOrders')).toEqual([
      { consultTypes: ['policlinic'], communityClinic: true, listAll: true },
    ]);
  });

  it('is told afterwards, with where the doctor can be seen and the review', async () => {
    const path = '/community/consult/clinic-after?orderKey=C1';
    await open(after, path, { ...clinicAnswers, getConsultOrder: sampleEnded });
    expect(await linkTo(sampleClinic.phone)).toBe(`tel:${sampleClinic.phone}`);
    expect(screen.getByText(texts.after.advice.worse)).toBeTruthy();
    expect(await linkTo(texts.after.review)).toContain('C1');
    expect(await linkTo(texts.after.record)).toBe('/my/patientorder/detail?orderKey=C1');
    expect(screen.queryByText(texts.after.running)).toBeNull();
  });

  it('gives no advice before an answer, and stands without the clinic', async () => {
    const path = '/community/consult/clinic-after?orderKey=C1';
    await open(after, path, {
      ...clinicAnswers,
      getConsultOrder: sampleConsult(),
      getDoctorInfoById: failures.serverTrouble,
    });
    expect(await screen.findByText(texts.after.running)).toBeTruthy();
    expect(await linkTo(texts.after.see)).toBe('/consult/order-detail/C1');
    expect(screen.queryByText(texts.after.next)).toBeNull();
    expect(screen.queryByText(texts.after.inPerson)).toBeNull();
  });

  it('asks to choose one where the address names none or another person’s', async () => {
    await open(after, '/community/consult/clinic-after', {});
    expect(await linkTo(texts.mine.title)).toBe('/community/consult/clinic');
    cleanup();
    await open(after, '/community/consult/clinic-after?orderKey=other', {
      getConsultOrder: businessRefusal('forbidden', '没有找到'),
    });
    expect(await screen.findByText(texts.after.gone)).toBeTruthy();
  });
});
