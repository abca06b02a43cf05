import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleCities,
  sampleHospital,
  sampleRules,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './rule.page';

const meta = { title: 'Booking/Rules', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/booking/rule?hospitalId=h-1',
  gateway: { getShiftCaseRules: sampleRules, getHospitalInfoById: sampleHospital },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** No hospital is named yet. */
export const Which: Story = {
  parameters: {
    path: '/booking/rule',
    gateway: {
      mergeSearchHospitals: listOf([sampleHospital]),
      listAllAreas: listOf(sampleCities),
    },
  } satisfies PageSetting,
};
