import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './email.page';

const meta = { title: 'Overseas/Register by e-mail', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/overseas/signin/email', user: null });
export const Full: Story = states.full;
