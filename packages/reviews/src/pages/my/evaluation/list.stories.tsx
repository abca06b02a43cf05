import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleBlockedReview,
  sampleOwnReview,
  sampleReviewedOrder,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Reviews/Own reviews', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  listOrdersToComment: listOf([sampleReviewedOrder]),
  listOwnComments: { items: [sampleOwnReview, sampleBlockedReview], next: null },
};
const states = statesOf(page, { path: '/my/evaluation/list', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The second tab. */
export const Written: Story = {
  parameters: { path: '/my/evaluation/list?tab=written', gateway },
};
