import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { sampleConsults } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Consult/Consults by patient', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const family = listOf([
  samplePatients.mother,
  { ...samplePatients.mother, patientId: 'p-2', name: '王小明' },
]);
const states = statesOf(page, {
  path: '/my/patientorder/list',
  gateway: { listConsultOrders: { items: sampleConsults, next: null }, listPatients: family },
});

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NoneOfOne: Story = {
  parameters: {
    path: '/my/patientorder/list?patientId=p-2',
    gateway: { listConsultOrders: { items: [], next: null }, listPatients: family },
  } satisfies PageSetting,
};
