import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './experts.page';

const meta = {
  title: 'Directory/All doctors of a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

const states = statesOf(page, { path: '/hospital/experts?hospitalId=h-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor fits. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
