import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './search.page';

const meta = {
  title: 'Directory/Search in a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: listOf(sampleDepartments),
  mergeSearchDoctors: listOf([sampleDoctor]),
  mergeSearchHospitals: listOf([sampleHospital]),
};

const states = statesOf(page, { path: '/hospital/search?hospitalId=h-1&q=心', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** Nothing is called so. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Which hospital to search in. */
export const WhichHospital: Story = {
  parameters: { path: '/hospital/search', gateway: answers } satisfies PageSetting,
};
