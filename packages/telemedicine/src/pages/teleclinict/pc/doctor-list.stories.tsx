import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleColleague, sampleHotDepartments } from '@xinglin/testing';
import { sampleTeleExpert } from '../../../samples/telemedicine-samples';
import * as page from './doctor-list.page';

const meta = { title: 'Telemedicine/Experts', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/pc/doctor-list',
  gateway: {
    listTelemedicineDepartments: listOf(sampleHotDepartments),
    listTelemedicineDoctors: listOf([
      sampleTeleExpert,
      { ...sampleTeleExpert, doctor: sampleColleague, nextAt: null },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
