import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrecision } from '../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './precision-reserve.page';

const meta = {
  title: 'Booking/Precision/Choose a disease',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/precision-reserve',
  gateway: { getAccurateReserve: samplePrecision },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
