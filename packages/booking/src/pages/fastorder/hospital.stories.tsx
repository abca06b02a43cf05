import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCities, sampleHospital, sampleHotDepartments } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './hospital.page';

const meta = { title: 'Booking/Fast order, hospitals', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/fastorder/hospital?deptId=cardiology',
  gateway: {
    mergeSearchHospitals: listOf([sampleHospital]),
    listHotDepts: listOf(sampleHotDepartments),
    listAllAreas: listOf(sampleCities),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
