import type { Meta, StoryObj } from '@storybook/react-vite';
import { listedPackage } from '../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Service packages/My packages', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/list',
  gateway: {
    listPackageOrders: { items: [listedPackage()], next: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
