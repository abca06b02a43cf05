import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { samplePackageUse } from '../../../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$serviceId.page';

const meta = { title: 'Service packages/Calls', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/call-record/P1/call',
  gateway: {
    listCustomServices: listOf([
      samplePackageUse({ type: 'call', serviceId: 'call', itemName: '电话咨询' }),
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
