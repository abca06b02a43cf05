import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleHospital, type GatewayAnswers } from '@xinglin/testing';
import { sampleFamilyTeam } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Family doctors of a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  listHospitalTeams: listOf([sampleFamilyTeam]),
};

const states = statesOf(page, { path: '/hospital/family-doctor/h-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** The hospital has no such team. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
