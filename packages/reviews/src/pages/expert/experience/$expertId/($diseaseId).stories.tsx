import type { Meta, StoryObj } from '@storybook/react-vite';
import { doctorReviews, sampleReview, sampleReviewSummary } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './($diseaseId).page';

const meta = { title: 'Reviews/Of a doctor', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getDoctorCommentSummary: sampleReviewSummary,
  listDoctorComments: doctorReviews([sampleReview]),
};
const states = statesOf(page, { path: '/expert/experience/d-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
