import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$type.page';

const answers: GatewayAnswers = {
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
};

const meta = {
  title: 'Directory/Search results of one type',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/search/doctor/result/doctor?q=骨科', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Hospitals: Story = {
  parameters: {
    path: '/search/doctor/result/hospital?q=骨科',
    gateway: answers,
  } satisfies PageSetting,
};
