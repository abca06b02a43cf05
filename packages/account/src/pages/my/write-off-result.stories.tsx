import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './write-off-result.page';

const meta = { title: 'Account/Closing is accepted', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/my/write-off-result?until=2026-12-05', user: null });
export const Full: Story = states.full;

/** The address does not say until when. */
export const SomeDay: Story = {
  parameters: { path: '/my/write-off-result', user: null } satisfies PageSetting,
};
