import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { Page, PageHeader, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { AddressField, loadAddresses, PatientField } from './own-choice-fields';
import { loadPatients } from './patient-choice';

function Fields(): ReactElement {
  const [patientId, setPatientId] = useState('');
  const [addressId, setAddressId] = useState('');
  return (
    <Page header={<PageHeader title="填写资料" />}>
      <Stack inset>
        <PatientField id="patient" label="就诊人" value={patientId} onValueChange={setPatientId} />
        <AddressField id="address" label="地址" value={addressId} onValueChange={setAddressId} />
      </Stack>
    </Page>
  );
}

const meta = { title: 'Kits/Own patient and address' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { mother, child } = samplePatients;
const states = statesOf(
  { default: Fields, load: (place) => [...loadPatients(place), ...loadAddresses(place)] },
  {
    path: '/booking',
    gateway: {
      listPatients: listOf([mother, child]),
      listAddresses: listOf([sampleAddresses.home]),
    },
  },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
