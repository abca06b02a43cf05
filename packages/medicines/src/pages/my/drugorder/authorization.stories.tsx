import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { sampleDrugQuote, samplePharmacies } from '../../../samples/drug-order-samples';
import * as page from './authorization.page';

const meta = { title: 'Medicines/Confirm an order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/drugorder/authorization?prescriptionId=rx-1&pharmacyId=ph-1&method=delivery',
  gateway: {
    quoteDrugOrder: sampleDrugQuote,
    listPharmacies: { items: samplePharmacies },
    listAddresses: listOf([sampleAddresses.home]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
