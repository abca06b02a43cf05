import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDepartments,
  sampleHospital,
  sampleRules,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Directory/Hospital', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/hospital/h-1',
  gateway: {
    getHospitalInfoById: sampleHospital,
    queryHospitalDepartments: listOf(sampleDepartments),
    getShiftCaseRules: sampleRules,
    getFavoriteState: { isFavorite: true, followerCount: 12345 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No department takes bookings. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A private hospital says what it costs and who pays. */
export const Private: Story = {
  parameters: {
    path: '/hospital/h-1',
    gateway: {
      getHospitalInfoById: { ...sampleHospital, level: 'private' },
      queryHospitalDepartments: listOf(sampleDepartments),
      getShiftCaseRules: sampleRules,
      getFavoriteState: { isFavorite: true, followerCount: 12345 },
    },
  } satisfies PageSetting,
};
