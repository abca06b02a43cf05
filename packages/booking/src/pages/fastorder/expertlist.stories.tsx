import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCities, sampleEarliest, sampleHotDepartments } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './expertlist.page';

const meta = { title: 'Booking/Fast order, doctors', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/fastorder/expertlist?deptId=cardiology',
  gateway: {
    listEarliestDoctors: listOf(sampleEarliest),
    listHotDepts: listOf(sampleHotDepartments),
    listAllAreas: listOf(sampleCities),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
