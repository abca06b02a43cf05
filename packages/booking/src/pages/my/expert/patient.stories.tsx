import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { sampleCheckIn } from '../../../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './patient.page';

const meta = { title: 'Booking/Precision/Check in', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/expert/patient',
  gateway: {
    listPatientCheckIns: listOf([
      sampleCheckIn,
      { ...sampleCheckIn, orderNo: 'R2', state: 'told', condition: '近一周血压偏高' },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
