import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';

import * as page from './download-app.page';

const meta = { title: 'Telemedicine/On a phone', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/download-app',
});
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
