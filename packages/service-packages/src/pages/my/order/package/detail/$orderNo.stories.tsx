import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import {
  completedPackage,
  pausedPackage,
  samplePackageOrder,
  unboundPackage,
  unpaidPackage,
} from '../../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderNo.page';

const meta = { title: 'Service packages/Order', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With some weeks left. */
const running = samplePackageOrder({ endsAt: '2027-01-11T00:00:00+08:00' });

const states = statesOf(page, {
  path: '/my/order/package/detail/P1',
  gateway: {
    getPackageOrder: running,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const shown = (getPackageOrder: ReturnType<typeof samplePackageOrder>): Story => ({
  parameters: {
    path: '/my/order/package/detail/P1',
    gateway: { getPackageOrder },
  } satisfies PageSetting,
});

export const AwaitingPayment = shown(unpaidPackage);
export const ForNobodyYet = shown(unboundPackage);
export const Paused = shown(pausedPackage);
export const UsedUp = shown(completedPackage);
