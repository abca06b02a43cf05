// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { preparePage, samplePatients, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { namespaces } from '../../../locales';
import PatientListPage from './patientlist.page';

afterEach(cleanup);

const { mother, child } = samplePatients;
const backUrl = '/standard/booking/reservation/h-1/s-1';

async function open(backurl: string, answers: GatewayAnswers = {}) {
  const path = `/standard/booking/patientlist?backurl=${encodeURIComponent(backurl)}`;
  const gateway: GatewayAnswers = {
    listPatients: { items: [mother, child], total: 2, pageNo: 1, pageSize: 20 },
    getPatientLimitInfo: { limit: 10, used: 2, remaining: 8 },
    ...answers,
  };
  const page = await preparePage(<PatientListPage />, namespaces, { path, gateway });
  render(page.element);
  return page;
}

it('goes straight back with whom was chosen, in place of the list', async () => {
  const { router } = await open(backUrl);
  fireEvent.click(await screen.findByRole('link', { name: '王一诺' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(backUrl));
  expect(router.state.location.search).toBe('?patientId=p-2');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('hands the place to come back to on to adding somebody', async () => {
  await open(backUrl);
  const add = await screen.findByRole('link', { name: '添加就诊人' });
  expect(add.getAttribute('href')).toBe(
    `/my/patient/node-add?backurl=${encodeURIComponent(backUrl)}`,
  );
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  async (target) => {
    await open(target);
    const link = await screen.findByRole('link', { name: '王一诺' });
    expect(link.getAttribute('href')).toBe('/my/patients?patientId=p-2');
  },
);

it('offers nobody more than the limit', async () => {
  await open(backUrl, { getPatientLimitInfo: { limit: 2, used: 2, remaining: 0 } });
  expect(await screen.findByText('最多添加 2 位就诊人')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '添加就诊人' })).toBeNull();
});
