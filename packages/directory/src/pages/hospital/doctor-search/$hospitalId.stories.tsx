import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, type GatewayAnswers } from '@xinglin/testing';
import { sampleSummary } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$hospitalId.page';

const meta = {
  title: 'Directory/Doctors of a hospital by disease',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalSummary: sampleSummary,
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

const states = statesOf(page, {
  path: '/hospital/doctor-search/h-1?diseaseTag=高血压',
  gateway: answers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor treats it. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
