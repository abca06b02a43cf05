import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './noresult.page';

const meta = { title: 'Booking/Waiting for the hospital', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/my/reservation/noresult' });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
