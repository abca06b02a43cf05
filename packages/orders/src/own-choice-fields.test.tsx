// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createMockGateway,
  listOf,
  preparePage,
  sampleAddresses,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locales } from './locales';
import { AddressField, PatientField } from './own-choice-fields';

afterEach(cleanup);

const { home } = sampleAddresses;

function Fields(): ReactElement {
  const [patientId, setPatientId] = useState('');
  const [addressId, setAddressId] = useState('');
  return (
    <>
      <PatientField id="patient" label="就诊人" value={patientId} onValueChange={setPatientId} />
      <AddressField id="address" label="地址" value={addressId} onValueChange={setAddressId} />
      <output>{`${patientId} ${addressId}`}</output>
    </>
  );
}

async function open(answers: GatewayAnswers, path = '/booking?from=home') {
  const gateway = createMockGateway(answers);
  const place = { path };
  const { element } = await preparePage(<Fields />, { orders: locales }, place, { gateway });
  render(element);
}

/** Names of the people who are chosen, once they can be. */
async function chosenPeople(): Promise<string[]> {
  const people = await screen.findAllByRole<HTMLInputElement>('radio');
  return people.filter(({ checked }) => checked).map(({ value }) => value);
}

it('offers what the account has, and selects nothing', async () => {
  await open({
    listPatients: listOf([samplePatients.mother, samplePatients.child]),
    listAddresses: listOf([home]),
  });
  expect(await chosenPeople()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /王一诺 女儿 · \d+ 岁/u }));
  fireEvent.change(screen.getByLabelText('地址'), { target: { value: home.addressId } });
  const { patientId } = samplePatients.child;
  expect(screen.getByText(`${patientId} ${home.addressId}`)).toBeTruthy();
});

it.each([
  ['the first', [], []],
  ['another', [samplePatients.mother], [home]],
])('links to adding %s of each, and back to the form', async (_, patients, addresses) => {
  await open({ listPatients: listOf(patients), listAddresses: listOf(addresses) });
  for (const name of ['添加就诊人', '添加地址'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(
      `backurl=${encodeURIComponent('/booking?from=home')}`,
    );
});

it('selects what was added, until another is chosen', async () => {
  const { mother, child } = samplePatients;
  await open(
    { listPatients: listOf([mother, child]), listAddresses: listOf([home]) },
    `/booking?patientId=${child.patientId}&addressId=${home.addressId}`,
  );
  expect(await screen.findByText(`${child.patientId} ${home.addressId}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /王秀兰/u }));
  expect(screen.getByText(`${mother.patientId} ${home.addressId}`)).toBeTruthy();
});

it('selects nothing that is not of the account', async () => {
  await open(
    { listPatients: listOf([samplePatients.mother]), listAddresses: listOf([home]) },
    '/booking?patientId=someone-else',
  );
  expect(await chosenPeople()).toEqual([]);
});
