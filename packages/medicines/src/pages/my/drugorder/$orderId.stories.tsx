import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { sampleDrugOrder } from '../../../samples/drug-order-samples';
import {
  confirmedDrugOrder,
  readyDrugOrder,
  unconfirmedDrugOrder,
  unpaidDrugOrder,
} from '../../../samples/drug-order-states';
import * as page from './$orderId.page';

const meta = { title: 'Medicines/An order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/drugorder/D1',
  gateway: { getDrugOrder: sampleDrugOrder(), listPatients: listOf(Object.values(samplePatients)) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** It is paid here. */
export const Unpaid: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/drugorder/D1',
    gateway: { getDrugOrder: unpaidDrugOrder, listPatients: listOf(Object.values(samplePatients)) },
  } satisfies PageSetting,
};

/** No pharmacy confirmed it: others can. */
export const Unconfirmed: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/drugorder/D1',
    gateway: {
      getDrugOrder: unconfirmedDrugOrder,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** Being packed; cancelling is a request. */
export const Confirmed: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/drugorder/D1',
    gateway: {
      getDrugOrder: confirmedDrugOrder,
      listPatients: listOf(Object.values(samplePatients)),
    },
  } satisfies PageSetting,
};

/** It waits at the counter. */
export const Ready: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/drugorder/D1',
    gateway: { getDrugOrder: readyDrugOrder, listPatients: listOf(Object.values(samplePatients)) },
  } satisfies PageSetting,
};
