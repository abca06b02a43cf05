import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type PageSetting } from '@xinglin/testing';
import { sampleRequest } from '../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './precise-appointment-info.page';

const meta = { title: 'Booking/Precision/Requests', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/precise-appointment-info',
  gateway: {
    listAccurateReserveRequests: listOf([
      sampleRequest('auditing'),
      sampleRequest('approved', { requestId: 'ar-2' }),
      sampleRequest('expired', { requestId: 'ar-3' }),
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const one = (request: ReturnType<typeof sampleRequest>): Story => ({
  parameters: {
    path: '/precise-appointment-info?requestId=ar-1',
    gateway: { getAccurateReserveRequest: request },
  } satisfies PageSetting,
});
export const InReview = one(sampleRequest('auditing'));
/** A place is kept and waits to be paid. */
export const Approved = one(sampleRequest('approved'));
export const TakenBack = one(sampleRequest('cancelled'));
