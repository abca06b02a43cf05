// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  samplePatients,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../../locales';
import PatientAddPage from './node-add.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const man = '330106198803120011';
const woman = '11010519491231002X';
const backUrl = '/standard/booking/reservation/h-1/s-1';

async function open(answers: GatewayAnswers = {}, query = '', user = samplePerson) {
  const gateway = createMockGateway({
    addPatient: { patientId: 'p-9' },
    updatePatient: { patientId: 'p-1' },
    ...answers,
  });
  const path = `/my/patient/node-add?backurl=${encodeURIComponent(backUrl)}${query}`;
  const page = await preparePage(
    <PatientAddPage />,
    { account: locales },
    { path, user },
    { gateway },
  );
  return { gateway, ...page, ...render(page.element) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

function fillAdult(cardNo = man) {
  choose('父母');
  type('姓名', '王建国');
  type('证件号码', cardNo);
  type('手机号', '13800005521');
  agree();
}

describe('adding a family member', () => {
  it('takes gender and birth date from the ID card and shows them', async () => {
    const { gateway } = await open();
    fillAdult();
    expect(screen.getByText('根据身份证：男，出生日期 1988-03-12')).toBeTruthy();
    expect(screen.queryByLabelText('出生日期')).toBeNull();
    save();
    await waitFor(() => expect(gateway.inputsOf('addPatient')).toHaveLength(1));
    expect(gateway.inputsOf('addPatient')[0]).toMatchObject({
      relation: 'parent',
      cardType: 'idCard',
      cardNo: man,
      gender: 'male',
      birthDate: '1988-03-12',
      consent: true,
    });
  });

  it('lets the ID card overrule what was chosen for another document before', async () => {
    const { gateway } = await open();
    fireEvent.change(field('证件类型'), { target: { value: 'passport' } });
    choose('男');
    type('出生日期', '1990-01-01');
    fireEvent.change(field('证件类型'), { target: { value: 'idCard' } });
    fillAdult(woman);
    save();
    await waitFor(() => expect(gateway.inputsOf('addPatient')).toHaveLength(1));
    expect(gateway.inputsOf('addPatient')[0]).toMatchObject({
      gender: 'female',
      birthDate: '1949-12-31',
    });
  });

  it('asks for a guardian of a child without a document, and for a guardian’s consent', async () => {
    const { gateway } = await open();
    choose('子女');
    type('姓名', '王一诺');
    fireEvent.change(field('证件类型'), { target: { value: 'none' } });
    choose('女');
    type('出生日期', '2024-05-06');
    type('手机号', '13800005521');
    save();
    for (const text of ['请输入监护人姓名', '请输入监护人身份证号码', '请先同意处理敏感个人信息']) {
      expect(screen.getByRole('link', { name: text })).toBeTruthy();
    }
    expect(gateway.made).toEqual([]);
    expect(screen.getByText(/我是其监护人/)).toBeTruthy();
    type('监护人姓名', '王磊');
    type('监护人身份证号码', man);
    agree();
    save();
    await waitFor(() => expect(gateway.inputsOf('addPatient')).toHaveLength(1));
    expect(gateway.inputsOf('addPatient')[0]).toMatchObject({
      cardType: 'none',
      guardianName: '王磊',
      guardianCardNo: man,
    });
    expect(gateway.inputsOf('addPatient')[0]).not.toHaveProperty('cardNo');
  });

  it('sends once, goes straight back with the new patient, and forgets the draft', async () => {
    const { gateway, router } = await open();
    fillAdult();
    save();
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe(backUrl));
    expect(router.state.location.search).toBe('?patientId=p-9');
    expect(gateway.inputsOf('addPatient')).toHaveLength(1);
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('王建国');
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    await open({ addPatient: businessRefusal('patientDuplicate', '该证件号码已添加') });
    fillAdult();
    save();
    expect(await screen.findByRole('link', { name: '该证件号码已添加' })).toBeTruthy();
    expect(field('证件号码').getAttribute('aria-invalid')).toBe('true');
    expect([field('姓名').value, field('证件号码').value, field('手机号').value]).toEqual([
      '王建国',
      man,
      '13800005521',
    ]);
  });

  it('shows every field that the gateway names', async () => {
    await open({
      addPatient: {
        kind: 'validation',
        code: 42200,
        message: '',
        fields: [
          { path: 'name', message: '姓名有误' },
          { path: 'mobile', message: '号码有误' },
          { path: 'unknown', message: '不属于表单' },
        ],
      },
    });
    fillAdult();
    save();
    await screen.findByRole('link', { name: '姓名有误' });
    expect(field('姓名').getAttribute('aria-invalid')).toBe('true');
    expect(field('手机号').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('不属于表单')).toBeNull();
  });

  it('tells what is about no field without marking one', async () => {
    await open({ addPatient: failures.timeout });
    fillAdult();
    save();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

describe('a draft', () => {
  it('comes back after a reload without its numbers, and says that it is kept', async () => {
    const { unmount } = await open();
    fillAdult();
    expect(screen.getByText(/草稿已保存/)).toBeTruthy();
    const kept = JSON.stringify({ ...window.localStorage });
    expect(kept).toContain('王建国');
    expect(kept).not.toMatch(new RegExp(`${man}|13800005521`));
    unmount();
    await open();
    expect(field('姓名').value).toBe('王建国');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '父母' }).checked).toBe(true);
    expect([field('证件号码').value, field('手机号').value]).toEqual(['', '']);
    expect(screen.getByText(/草稿已保存/)).toBeTruthy();
  });

  it('is not shown to another person on the same device', async () => {
    const { unmount } = await open();
    fillAdult();
    unmount();
    await open({}, '', { ...samplePerson, userId: 'u-2' });
    expect(field('姓名').value).toBe('');
  });
});

describe('changing a family member', () => {
  const edit = (answers: GatewayAnswers = {}) =>
    open({ getPatientById: samplePatients.mother, ...answers }, '&patientId=p-1');

  it('leaves out the numbers that were not typed anew', async () => {
    const { gateway, router } = await edit();
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('王秀兰');
    expect([field('证件号码').value, field('手机号').value]).toEqual(['', '']);
    expect(screen.queryByRole('checkbox', { name: /我同意/ })).toBeNull();
    type('姓名', '王秀英');
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe(backUrl));
    expect(gateway.inputsOf('updatePatient')).toEqual([
      {
        patientId: 'p-1',
        name: '王秀英',
        relation: 'parent',
        cardType: 'idCard',
        isDefault: true,
        gender: 'female',
        birthDate: '1951-02-03',
      },
    ]);
    expect({ ...window.localStorage }).toEqual({});
  });

  it('asks for the number of another kind of document', async () => {
    const { gateway } = await edit();
    await screen.findByLabelText('姓名');
    fireEvent.change(field('证件类型'), { target: { value: 'passport' } });
    save();
    expect(screen.getByRole('link', { name: '请输入证件号码' })).toBeTruthy();
    expect(gateway.inputsOf('updatePatient')).toEqual([]);
  });

  it('shows an error with a retry when the member cannot be read', async () => {
    const { gateway } = await edit({ getPatientById: failures.serverTrouble });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ getPatientById: samplePatients.mother });
    fireEvent.click(retry);
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('王秀兰');
  });
});
