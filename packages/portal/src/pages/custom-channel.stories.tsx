import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './custom-channel.page';

const meta = { title: 'Portal/Custom channel', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/custom-channel' });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
