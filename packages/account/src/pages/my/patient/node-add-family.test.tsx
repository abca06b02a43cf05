// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  samplePatientBase as base,
  samplePatients,
  samplePerson,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import {
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
} from './node-add-fixture';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

it('says that somebody is there already as soon as the number is whole, and goes on with them', async () => {
  const duplicate = { patientId: 'p-1', name: '王秀兰', relation: 'parent' as const };
  const { gateway, router } = await open({ checkPatientDuplicate: { duplicate } });
  type('证件号码', man.slice(0, 17));
  expect(gateway.inputsOf('checkPatientDuplicate')).toEqual([]);
  type('证件号码', man);
  expect(await screen.findByText('您已添加过这位就诊人：王秀兰（父母）')).toBeTruthy();
  expect(gateway.inputsOf('checkPatientDuplicate')).toEqual([{ cardType: 'idCard', cardNo: man }]);
  fireEvent.click(screen.getByRole('button', { name: '选择 王秀兰' }));
  await waitFor(() => expect(router.state.location.search).toBe('?patientId=p-1'));
  expect(router.state.location.pathname).toBe(backUrl);
  expect(gateway.inputsOf('addPatient')).toEqual([]);
});

it('asks whether a child of the same name and birth is the same, and adds a twin', async () => {
  const { gateway, router } = await open({
    addPatient: (_, before) =>
      before === 0
        ? businessRefusal('patientAlike', '请确认是不是同一个孩子', { patientId: 'p-1' })
        : { patientId: 'p-9' },
  });
  choose('子女');
  type('姓名', '王秀兰之女');
  fireEvent.change(field('证件类型'), { target: { value: 'none' } });
  choose('女');
  type('出生日期', '2026-05-06');
  await screen.findByLabelText('监护人姓名');
  type('监护人姓名', '王磊');
  type('监护人身份证号码', man);
  fireEvent.click(screen.getByRole('checkbox'));
  save();
  expect(await screen.findByRole('button', { name: '是同一个，选择 王秀兰之女' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '不是，这是另一个孩子' }));
  await waitFor(() => expect(router.state.location.search).toBe('?patientId=p-9'));
  expect(gateway.inputsOf('addPatient').map((sent) => 'isAnother' in Object(sent))).toEqual([
    false,
    true,
  ]);
});

it('takes the account’s own phone, or another with its code', async () => {
  const { gateway } = await open();
  fillAdult();
  await typeOtherPhone();
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: '123' } });
  save();
  expect(screen.getByRole('link', { name: /验证码/ })).toBeTruthy();
  type('验证码', '123456');
  save();
  await waitFor(() => expect(gateway.inputsOf('addPatient')).toHaveLength(1));
  expect(gateway.inputsOf('addPatient')[0]).toMatchObject({
    mobile: otherMobile,
    mobileCode: '123456',
  });
  cleanup();
  window.localStorage.clear();
  const own = await open();
  fillAdult();
  save();
  await waitFor(() => expect(own.gateway.inputsOf('addPatient')).toHaveLength(1));
  expect(own.gateway.inputsOf('addPatient')[0]).not.toHaveProperty('mobile');
});

it('offers oneself once, and says what the profile knows of oneself alone', async () => {
  const known = { ...base, gender: 'male', birthDate: '1990-05-06' } as const;
  const { unmount } = await open({ getBaseInfoForPatient: known });
  fireEvent.change(field('证件类型'), { target: { value: 'passport' } });
  expect(field('出生日期').value).toBe('1990-05-06');
  choose('父母');
  expect(field('出生日期').value).toBe('');
  unmount();
  window.localStorage.clear();
  await open({ getBaseInfoForPatient: { ...known, relations: ['parent', 'other'] } });
  expect(screen.queryByRole('radio', { name: '本人' })).toBeNull();
  save();
  expect(screen.getByRole('link', { name: '请选择与您的关系' })).toBeTruthy();
});

it('offers nothing to fill in when the family is full', async () => {
  await open(
    { getBaseInfoForPatient: { ...base, remaining: 0 } },
    '',
    samplePerson,
    '最多添加 10 位就诊人',
  );
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

it('gives another phone by a call of its own, after the rest', async () => {
  const { gateway, router } = await open(
    { getPatientById: samplePatients.mother },
    '&patientId=p-1',
  );
  await screen.findByLabelText('姓名');
  await typeOtherPhone();
  fireEvent.change(await screen.findByLabelText('验证码'), { target: { value: '123456' } });
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe(backUrl));
  expect(gateway.inputsOf('modifyPatientBindMobile')).toEqual([
    { patientId: 'p-1', mobile: otherMobile, mobileCode: '123456' },
  ]);
  expect(gateway.inputsOf('updatePatient')[0]).not.toHaveProperty('mobile');
});
