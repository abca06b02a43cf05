import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleHospital, type GatewayAnswers } from '@xinglin/testing';
import { sampleSummary } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Hospital for patients from abroad',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  getHospitalSummary: sampleSummary,
  listDoctorsByLanguage: listOf([sampleDoctor]),
};

const states = statesOf(page, { path: '/hospital/foreign/h-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor has named another language. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
