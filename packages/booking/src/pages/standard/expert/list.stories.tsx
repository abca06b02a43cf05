import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleCities,
  sampleColleague,
  sampleDoctor,
  sampleHotDepartments,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Booking/Doctors, standard flow', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/standard/expert/list?deptId=cardiology',
  gateway: {
    mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
    listHotDepts: listOf(sampleHotDepartments),
    listAllAreas: listOf(sampleCities),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
