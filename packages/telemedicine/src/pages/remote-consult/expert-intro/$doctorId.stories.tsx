import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { businessRefusal, sampleAsked, sampleDoctor } from '@xinglin/testing';
import { sampleTeleSchedule } from '../../../samples/telemedicine-samples';
import * as page from './$doctorId.page';

const meta = { title: 'Telemedicine/Remote expert', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/remote-consult/expert-intro/d-1';
const gateway = {
  getDoctorInfoById: sampleDoctor,
  getTelemedicineSchedule: sampleTeleSchedule,
  getExpertConsultInfo: sampleAsked,
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WithoutSessions: Story = {
  render: () => <page.default />,
  parameters: {
    path,
    gateway: { ...gateway, getTelemedicineSchedule: businessRefusal('forbidden', '没有权限') },
  },
};
