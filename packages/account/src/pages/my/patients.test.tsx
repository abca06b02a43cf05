// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  later,
  preparePage,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../../locales';
import PatientsPage from './patients.page';

afterEach(cleanup);

const { mother, child } = samplePatients;
const listOf = (...items: (typeof mother)[]) => ({
  items,
  total: items.length,
  pageNo: 1,
  pageSize: 20,
});

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    listPatients: listOf(mother, child),
    getPatientLimitInfo: { limit: 10, used: 2, remaining: 8 },
    deletePatient: { patientId: 'p-1' },
    ...answers,
  });
  const page = await preparePage(
    <PatientsPage />,
    { account: locales },
    { path: '/my/patients' },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

const remove = () => screen.findByRole('button', { name: '删除 王秀兰' });
const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: '确认删除' }));

describe('removing a family member', () => {
  it('keeps a refusal in the dialog, and gives the focus back when it is closed', async () => {
    await open({ deletePatient: businessRefusal('patientInUse', '该就诊人有未完成的预约') });
    const button = await remove();
    button.focus();
    fireEvent.click(button);
    const dialog = screen.getByRole('alertdialog', { name: '删除就诊人 王秀兰？' });
    confirm(dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('该就诊人有未完成的预约');
    fireEvent.click(within(dialog).getByRole('button', { name: '保留' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('takes the row away once, and leaves the focus in the page', async () => {
    const answer = later<ReturnType<typeof listOf>>();
    const { gateway } = await open({
      listPatients: (_, before) => (before === 0 ? listOf(mother, child) : answer.promise),
    });
    const button = await remove();
    button.focus();
    fireEvent.click(button);
    const dialog = screen.getByRole('alertdialog');
    confirm(dialog);
    confirm(dialog);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    answer.resolve(listOf(child));
    await waitFor(() => expect(screen.queryByText('王秀兰')).toBeNull());
    expect(gateway.inputsOf('deletePatient')).toEqual([{ patientId: 'p-1' }]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it('says so instead of offering to add one more than the limit', async () => {
  await open({ getPatientLimitInfo: { limit: 2, used: 2, remaining: 0 } });
  expect(await screen.findByText('最多添加 2 位就诊人')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '添加就诊人' })).toBeNull();
});
