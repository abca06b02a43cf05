import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as aboutUs from './aboutus.page';
import * as page from './conditions.page';
import * as cookie from './cookie.page';
import * as legal from './legal.page';
import * as privacy from './privacy.page';

const meta = { title: 'Overseas/Documents', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  page,
  { path: '/overseas/conditions', user: null },
  { alike: [aboutUs, cookie, legal, privacy] },
);
export const Full: Story = states.full;
