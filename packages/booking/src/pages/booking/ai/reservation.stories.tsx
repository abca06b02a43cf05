import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleGuideQuestion, sampleGuideResult } from '../../../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './reservation.page';

const meta = { title: 'Booking/Precision/Guide', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/booking/ai/reservation',
  gateway: { getReservationGuide: sampleGuideQuestion },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Result: Story = {
  parameters: {
    path: '/booking/ai/reservation?whom=man&area=chest&complaint=cough',
    gateway: { getReservationGuide: sampleGuideResult },
  } satisfies PageSetting,
};
/** Something cannot wait. */
export const Urgent: Story = {
  parameters: {
    path: '/booking/ai/reservation?whom=man&area=chest&complaint=chest-pain',
    gateway: {
      getReservationGuide: {
        ...sampleGuideResult,
        redFlags: [
          {
            flagId: 'heart-attack',
            urgency: 'call120',
            title: '胸痛、胸口压迫',
            advice: '请立即拨打 120，坐下休息，不要自己开车。',
          },
        ],
      },
    },
  } satisfies PageSetting,
};
