import { fireEvent, render, screen } from '@testing-library/react';
import {
  createMockGateway,
  preparePage,
  samplePatientBase,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { locales } from '../../../locales';
import PatientAddPage from './node-add.page';

export const man = '330106198803120011';
export const woman = '11010519491231002X';
export const backUrl = '/standard/booking/reservation/h-1/s-1';

/** Opens the form; `shown` is a text to wait for where there is none. */
export async function open(
  answers: GatewayAnswers = {},
  query = '',
  user = samplePerson,
  shown?: string,
) {
  const gateway = createMockGateway({
    addPatient: { patientId: 'p-9' },
    getBaseInfoForPatient: samplePatientBase,
    checkPatientDuplicate: { duplicate: null },
    checkPatientPhone: { codeNeeded: true },
    modifyPatientBindMobile: { mobile: '139****5678', mobileProven: true },
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
  const rendered = render(page.element);
  if (shown === undefined) await screen.findByLabelText('姓名');
  else await screen.findByText(shown);
  return { gateway, ...page, ...rendered };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
export const agree = () => fireEvent.click(screen.getByRole('checkbox'));
export const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

export const otherMobile = '13900001234';
export async function typeOtherPhone() {
  choose('其他手机号');
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: otherMobile } });
}

export function fillAdult(cardNo = man) {
  choose('父母');
  type('姓名', '王建国');
  type('证件号码', cardNo);
  agree();
}
