import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleHospital } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './prescribe.page';

const meta = { title: 'Medicines/Clinics that prescribe', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/community/prescribe',
  gateway: {
    listCommunityClinics: listOf([
      { hospital: sampleHospital, openDoctorCount: 3, priceCents: 900 },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
