import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDepartments,
  sampleHospital,
  sampleRules,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { sampleSummary } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Private hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getHospitalInfoById: { ...sampleHospital, level: 'private', levelText: '民营', tags: ['民营'] },
  getHospitalSummary: sampleSummary,
  getShiftCaseRules: sampleRules,
  queryHospitalDepartments: listOf(sampleDepartments),
  getFavoriteState: { isFavorite: false, followerCount: 321 },
};

const states = statesOf(page, { path: '/private/hospital/h-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No department takes bookings. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The hospital is public, and has its own page. */
export const Public: Story = {
  parameters: {
    path: '/private/hospital/h-1',
    gateway: { ...answers, getHospitalInfoById: sampleHospital },
  } satisfies PageSetting,
};
