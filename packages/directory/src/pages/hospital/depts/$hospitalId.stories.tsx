import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDepartments, sampleHospital, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$hospitalId.page';

const path = '/hospital/depts/h-1';

const meta = {
  title: 'Directory/Departments of a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path,
  gateway: {
    getHospitalInfoById: sampleHospital,
    queryHospitalDepartments: listOf(sampleDepartments),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** No department fits the words. */
export const NoneFits: Story = {
  parameters: {
    path: `${path}?q=zzz`,
    gateway: { getHospitalInfoById: sampleHospital, queryHospitalDepartments: listOf([]) },
  } satisfies PageSetting,
};
