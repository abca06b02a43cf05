import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { samplePackageOrder } from '../../../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$serviceId.page';

const meta = { title: 'Service packages/Delivery address', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/expressaddress/P1/goods',
  gateway: {
    getPackageOrder: samplePackageOrder(),
    listAddresses: listOf([]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
