import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleHotDepartments } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Medicines/Doctors who prescribe', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/prescribe-clinic/list',
  gateway: {
    listConsultDoctors: listOf([{ doctor: sampleDoctor, priceCents: 1500 }]),
    listHotDepts: listOf(sampleHotDepartments),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
