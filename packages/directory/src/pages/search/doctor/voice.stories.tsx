import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './voice.page';

const meta = { title: 'Directory/Search by voice', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/search/doctor/voice' });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
