// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  failures,
  samplePatients,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import {
  agree,
  backUrl,
  choose,
  field,
  fillAdult,
  man,
  open,
  otherMobile,
  save,
  type,
  typeOtherPhone,
  woman,
} from './node-add-fixture';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

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

  it.each([
    ['&relation=parent', '父母'],
    ['', '本人'],
    ['&relation=unknown', '本人'],
  ])('selects the relation that the address names (%s)', async (query, relation) => {
    await open({}, query);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: relation }).checked).toBe(true);
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
    save();
    for (const text of ['请输入监护人姓名', '请输入监护人身份证号码', '请先同意处理敏感个人信息']) {
      expect(screen.getByRole('link', { name: text })).toBeTruthy();
    }
    expect(gateway.inputsOf('addPatient')).toEqual([]);
    expect(screen.getByText(/我是其监护人/)).toBeTruthy();
    await screen.findByLabelText('监护人姓名');
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

  it('takes a problem back as soon as the field is right, or another document is chosen', async () => {
    await open();
    save();
    const problem = (name: string) => screen.queryByRole('link', { name });
    expect(problem('请输入姓名')).toBeTruthy();
    type('姓名', '王建国');
    expect(problem('请输入姓名')).toBeNull();
    type('证件号码', '330106198803120012');
    expect(problem('身份证号码不正确，请核对后重新输入')).toBeTruthy();
    fireEvent.change(field('证件类型'), { target: { value: 'passport' } });
    expect(field('证件号码').getAttribute('aria-invalid')).not.toBe('true');
    agree();
    expect(problem('请先同意处理敏感个人信息')).toBeNull();
  });

  it('takes back what the gateway said of a field that is typed anew', async () => {
    await open({ addPatient: businessRefusal('patientDuplicate', '该证件号码已添加') });
    fillAdult();
    save();
    await screen.findByRole('link', { name: '该证件号码已添加' });
    type('证件号码', woman);
    expect(screen.queryByRole('link', { name: '该证件号码已添加' })).toBeNull();
  });

  it('fills in the first patient from a picture of the card', async () => {
    const { gateway } = await open({
      ocrIdCard: {
        name: '王建国',
        cardNo: man,
        gender: 'male',
        birthDate: '1988-03-12',
        unsure: [],
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '拍身份证自动填写' }));
    const input = await screen.findByLabelText(/拍身份证自动填写/);
    const picture = new File([new Uint8Array(8)], 'card.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [picture] } });
    expect(await screen.findByText('已识别并填写，请核对姓名和号码。')).toBeTruthy();
    expect([field('姓名').value, field('证件号码').value]).toEqual(['王建国', man]);
    expect(gateway.inputsOf('ocrIdCard')).toHaveLength(1);
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
    expect([field('姓名').value, field('证件号码').value]).toEqual(['王建国', man]);
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
    await typeOtherPhone();
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
    await typeOtherPhone();
    expect(screen.getByText(/草稿已保存/)).toBeTruthy();
    const kept = JSON.stringify({ ...window.localStorage });
    expect(kept).toContain('王建国');
    expect(kept).not.toMatch(new RegExp(`${man}|${otherMobile}`));
    unmount();
    await open();
    expect(field('姓名').value).toBe('王建国');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '父母' }).checked).toBe(true);
    const phone = await screen.findByLabelText<HTMLInputElement>('手机号');
    expect([field('证件号码').value, phone.value]).toEqual(['', '']);
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
  const edit = (answers: GatewayAnswers = {}, shown?: string) =>
    open(
      { getPatientById: samplePatients.mother, ...answers },
      '&patientId=p-1',
      samplePerson,
      shown,
    );

  it('leaves out the numbers that were not typed anew', async () => {
    const { gateway, router } = await edit();
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('王秀兰');
    expect(field('证件号码').value).toBe('');
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
    const { gateway } = await edit({ getPatientById: failures.serverTrouble }, '重试');
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ getPatientById: samplePatients.mother });
    fireEvent.click(retry);
    expect((await screen.findByLabelText<HTMLInputElement>('姓名')).value).toBe('王秀兰');
  });
});
