import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './submit-instructions.page';

const meta = { title: 'Booking/Precision/How to submit', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/submit-information/submit-instructions?doctorId=d-1&entryId=asthma',
});
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
