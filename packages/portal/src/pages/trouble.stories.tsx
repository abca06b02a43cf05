import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { expect } from 'storybook/test';
import * as notFound from './404.page';
import * as error from './error.page';
import * as networkUnavailable from './user-info-error.page';

const meta = { title: 'Portal/Trouble' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The failure is what these pages are about, and a way out is what they are for. */
const offersAWayOut: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
  const ways = [...canvas.queryAllByRole('link'), ...canvas.queryAllByRole('button')];
  await expect(ways.length).toBeGreaterThan(0);
};

export const NotFound: Story = {
  ...statesOf(notFound, { path: '/404', user: null }).full,
  play: offersAWayOut,
};
export const ServerTrouble: Story = {
  ...statesOf(error, { path: '/error', user: null }).full,
  play: offersAWayOut,
};
export const NetworkUnavailable: Story = {
  ...statesOf(networkUnavailable, { path: '/user-info-error', user: null }).full,
  play: offersAWayOut,
};
