import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRequest } from '../../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './audit-failed.page';

const meta = { title: 'Booking/Precision/Not approved', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/submit-information/audit-failed?requestId=ar-1',
  gateway: { getAccurateReserveRequest: sampleRequest('changesWanted') },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
