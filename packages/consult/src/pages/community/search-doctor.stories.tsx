import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { clinicAnswers } from '../clinic-samples';
import * as page from './search-doctor.page';

const meta = { title: 'Consult/Doctors of clinics', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/search-doctor?q=血压';
const states = statesOf(page, {
  path,
  gateway: { mergeSearchDoctors: clinicAnswers.mergeSearchDoctors },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
