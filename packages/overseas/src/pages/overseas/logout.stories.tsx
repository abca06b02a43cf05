import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './logout.page';

const meta = { title: 'Overseas/Sign out', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/overseas/logout' });
export const Full: Story = states.full;
