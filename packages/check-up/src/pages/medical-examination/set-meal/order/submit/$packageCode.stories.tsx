import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleCheckUpDays, sampleCheckUpPackage, samplePatients } from '@xinglin/testing';
import * as page from './$packageCode.page';

const meta = { title: 'Check up/The form', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/set-meal/order/submit/p-1?storeId=s-1&day=2026-12-03',
  gateway: {
    getPhysicalPackage: sampleCheckUpPackage,
    getPhysicalSchedule: sampleCheckUpDays,
    getPhysicalCoupon: listOf([]),
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
