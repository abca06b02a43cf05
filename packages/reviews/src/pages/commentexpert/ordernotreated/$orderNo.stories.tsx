import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReviewedOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderNo.page';

const meta = { title: 'Reviews/Not treated', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = { getOrderComment: sampleReviewedOrder };
const states = statesOf(page, { path: '/commentexpert/ordernotreated/o-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
