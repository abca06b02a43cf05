import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleColleague, sampleDoctor, type GatewayAnswers } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './featured-services.page';

const meta = {
  title: 'Directory/Special clinics',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  listFeaturedClinics: listOf([{ clinic: 'evening', doctorCount: 12, hospitalCount: 4 }]),
};

const states = statesOf(page, { path: '/featured-services?service=evening', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No place in such a clinic. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
