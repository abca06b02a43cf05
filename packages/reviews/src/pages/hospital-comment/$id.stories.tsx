import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleReview, sampleReviewSummary } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Reviews/Of a hospital', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getHospitalCommentSummary: { ...sampleReviewSummary, name: '浙江省立同仁医院' },
  listHospitalComments: listOf([sampleReview]),
  getOwnHospitalComment: { mayComment: true, comment: null, signature: '王*' },
};
const states = statesOf(page, { path: '/hospital-comment/h-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
