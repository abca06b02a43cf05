import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './find.page';

const meta = { title: 'Account/Find account', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { path: '/user/account/find', user: null } satisfies PageSetting;

const states = statesOf(page, visitor);
export const Asking: Story = states.full;

const account = {
  loginId: 'xiaolin',
  nickname: '小林',
  hasPassword: true,
  gmtCreated: '2024-03-01T02:00:00.000Z',
};

async function prove(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('手机号'), '13800005521');
  await userEvent.type(canvas.getByLabelText('验证码'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: '查看账号' }));
}

export const Found: Story = {
  parameters: { ...visitor, gateway: { checkUserMessage: { account } } } satisfies PageSetting,
  play: async ({ canvas, canvasElement }) => {
    await prove(canvasElement);
    await expect(await canvas.findByText('xiaolin')).toBeVisible();
  },
};

export const None: Story = {
  parameters: {
    ...visitor,
    gateway: { checkUserMessage: { account: null } },
  } satisfies PageSetting,
  play: async ({ canvas, canvasElement }) => {
    await prove(canvasElement);
    await expect(await canvas.findByText('这个手机号还没有账号')).toBeVisible();
  },
};
