import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, sampleHotDepartments } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as experts from '../expert-consult.page';
import * as phones from './phone/list.page';
import * as videos from './video/list.page';
import * as page from './doctor.page';

const meta = {
  title: 'Consult/Doctors online',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  page,
  {
    path: '/consult/doctor',
    gateway: {
      listConsultDoctors: listOf([
        { doctor: sampleDoctor, priceCents: 4900 },
        { doctor: sampleColleague, priceCents: 0 },
      ]),
      listHotDepts: listOf(sampleHotDepartments),
    },
  },
  { alike: [experts, phones, videos] },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
