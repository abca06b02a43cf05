import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleExpert } from '../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './precision-reserve-detail.page';

const meta = { title: 'Booking/Precision/Expert', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/precision-reserve-detail?doctorId=d-1&entryId=hypertension',
  gateway: { getAccurateReserveDoctor: sampleExpert },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
