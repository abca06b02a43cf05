import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisitSurvey } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './middle-page.page';

const meta = { title: 'Booking/Questions before a visit', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/standard/booking/middle-page?hospitalId=h-1&shiftCaseId=s-1&patientId=p-1',
  gateway: { getVisitSurvey: sampleVisitSurvey },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
