import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { samplePharmacies } from '../../../samples/drug-order-samples';
import * as page from './drugstore.page';

const meta = { title: 'Medicines/Choose a pharmacy', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/drugorder/drugstore?prescriptionId=rx-1';
const gateway = {
  listPharmacies: { items: samplePharmacies },
  listAddresses: listOf([sampleAddresses.home]),
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** At the counter: one is nearer and lacks a medicine. */
export const Pickup: Story = {
  render: () => <page.default />,
  parameters: { path: `${path}&method=pickup&sort=soonest`, gateway } satisfies PageSetting,
};
