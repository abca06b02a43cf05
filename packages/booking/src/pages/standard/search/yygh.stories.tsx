import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleDoctor, sampleHospital } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './yygh.page';

const meta = { title: 'Booking/Search, standard flow', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/standard/search/yygh?q=同仁',
  gateway: {
    mergeSearchDoctors: listOf([sampleDoctor]),
    mergeSearchHospitals: listOf([sampleHospital]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
