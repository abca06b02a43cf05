import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDepartments, sampleHospital, sampleRules } from '@xinglin/testing';
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
