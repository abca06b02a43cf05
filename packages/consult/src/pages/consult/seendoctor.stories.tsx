import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleConsultCard } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './seendoctor.page';

const meta = {
  title: 'Consult/Doctors asked before',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/seendoctor',
  gateway: {
    listConsultOrderHistory: listOf([sampleConsultCard]),
    listShieldedDoctors: listOf([]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
