import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePackageOrder } from '../../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './consultation.page';

const meta = {
  title: 'Service packages/Book an appointment',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/appointment/consultation?orderNo=P1&serviceId=appointment',
  gateway: {
    getPackageOrder: samplePackageOrder(),
    listPackageSchedule: {
      orderNo: 'P1',
      days: [{ day: '2026-11-24', times: ['2026-11-24T09:00:00+08:00'] }],
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
