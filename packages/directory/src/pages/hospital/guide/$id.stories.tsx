import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleHospital,
  sampleNotice,
  sampleRules,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleSummary } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Guide of a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  getHospitalSummary: sampleSummary,
  getShiftCaseRules: sampleRules,
  getNoticeDetail: listOf([{ ...sampleNotice, hospDeptName: '心血管内科' }]),
};

const states = statesOf(page, { path: '/hospital/guide/h-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No department lets anything know. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
