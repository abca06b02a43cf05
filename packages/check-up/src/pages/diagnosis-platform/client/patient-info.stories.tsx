import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { attendedCheckUp } from '../../../samples/check-up-samples';
import * as page from './patient-info.page';

const meta = { title: 'Check up/Who is examined', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diagnosis-platform/client/patient-info?orderNo=C1',
  gateway: { getPhysicalOrder: attendedCheckUp },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
