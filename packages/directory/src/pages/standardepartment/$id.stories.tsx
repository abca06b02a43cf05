import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, sampleStandardDepartment } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Standard department',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/standardepartment/respiratory',
  gateway: {
    getStandardDepartment: sampleStandardDepartment,
    mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor can be booked. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
