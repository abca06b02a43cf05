// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, listOf, preparePage, samplePatients } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { familyLocales, locales } from '../../../locales';
import AuthSelectPage from './auth-select.page';

afterEach(cleanup);

const { mother, child } = samplePatients;
const held = {
  partnerCode: 'health',
  partnerName: '杏林企业健康',
  scopes: ['patients' as const],
  patientIds: null,
  gmtAuthorized: '2026-10-08T09:00:00+08:00',
};

async function open(path: string, patientIds: string[] | null = null) {
  const gateway = createMockGateway({
    listAuthorizations: listOf([{ ...held, patientIds }]),
    listPatients: listOf([mother, child]),
    addAuthorization: { done: true },
  });
  const texts = { account: locales, family: familyLocales };
  const page = await preparePage(<AuthSelectPage />, texts, { path }, { gateway });
  render(page.element);
  return { gateway, router: page.router };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

it('begins with everybody, hands on only who stays ticked, and never nobody', async () => {
  const { gateway, router } = await open('/my/patients/auth-select?partner=health');
  expect([(await box('王秀兰')).checked, (await box('王一诺')).checked]).toEqual([true, true]);
  fireEvent.click(await box('王秀兰'));
  fireEvent.click(await box('王一诺'));
  save();
  expect(screen.getByRole('link', { name: '请至少选择一位，或撤回全部授权' })).toBeTruthy();
  expect(gateway.inputsOf('addAuthorization')).toEqual([]);
  fireEvent.click(await box('王一诺'));
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/auth-detail'));
  expect(router.state.location.search).toBe('?partner=health');
  expect(gateway.inputsOf('addAuthorization')).toEqual([
    { partnerCode: 'health', scopes: ['patients'], patientIds: ['p-2'] },
  ]);
});

it('begins with the former choice, and goes on to the page that asked, elsewhere by the server’s check', async () => {
  const { router } = await open(
    '/my/patients/auth-select?partner=health&target=https%3A%2F%2Fevil.example',
    ['p-1'],
  );
  expect([(await box('王秀兰')).checked, (await box('王一诺')).checked]).toEqual([true, false]);
  save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/mp'));
  expect(router.state.location.search).toBe('?target=https%3A%2F%2Fevil.example');
});

it('offers nothing of a channel that may know nothing', async () => {
  await open('/my/patients/auth-select?partner=other');
  expect(await screen.findByText('这个授权已不存在')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
