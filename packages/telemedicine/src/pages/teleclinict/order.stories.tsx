import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, samplePatients, sampleTeleSchedule } from '@xinglin/testing';
import * as page from './order.page';

const meta = { title: 'Telemedicine/The form', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/order?doctorId=d-1&startsAt=2026-11-24T06:00:00.000Z',
  gateway: {
    getTelemedicineSchedule: sampleTeleSchedule,
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
