import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { OpenInApp } from './open-in-app';

const meta = {
  title: 'Portal/Open in the app',
  component: OpenInApp,
  args: { app: 'user', onward: { to: '/search', text: 'continue' } },
  parameters: { path: '/app/links?target=%2Fsearch' } satisfies PageSetting,
} satisfies Meta<typeof OpenInApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** Nothing answers to the scheme here, as on a phone without the app. */
export const NotInstalled: Story = {
  parameters: { channel: { appPages: { user: 'https://app.example/' } } } satisfies PageSetting,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '打开 App' });
    // Chromium would write an error of its own for a scheme that no app has.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.getByText('正在打开 App……')).toBeVisible();
    await expect(await canvas.findByText(/可以先下载/, undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const Doctor: Story = {
  args: { app: 'doctor', onward: { to: '/', text: 'home' } },
};

export const Wallet: Story = {
  args: { app: 'digitalPayment', onward: { to: '/my/order/list', text: 'paid' } },
};
