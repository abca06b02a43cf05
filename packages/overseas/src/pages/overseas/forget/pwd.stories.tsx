import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCountries } from '../../../testing/samples';
import * as page from './pwd.page';

const meta = { title: 'Overseas/Forgotten password', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/overseas/forget/pwd',
  user: null,
  gateway: { listCountries: sampleCountries },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
