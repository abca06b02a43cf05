import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GatewayAnswers } from '@xinglin/testing';
import { sampleFamilyTeam, sampleStudio } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Team of a family doctor',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getDoctorStudio: { ...sampleStudio, ...sampleFamilyTeam },
};

const states = statesOf(page, { path: '/expert/family-doctor/d-2', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
