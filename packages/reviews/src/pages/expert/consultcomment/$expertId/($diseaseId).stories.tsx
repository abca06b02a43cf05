import type { Meta, StoryObj } from '@storybook/react-vite';
import { doctorReviews, sampleReview, sampleReviewSummary } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './($diseaseId).page';

const meta = { title: 'Reviews/Of consults', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getDoctorCommentSummary: sampleReviewSummary,
  listConsultComments: doctorReviews([{ ...sampleReview, type: 'consult' as const }]),
};
const states = statesOf(page, { path: '/expert/consultcomment/d-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
