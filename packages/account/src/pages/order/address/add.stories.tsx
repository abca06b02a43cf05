import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaAnswers, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent, within } from 'storybook/test';
import * as page from './add.page';

const meta = {
  title: 'Account/Add an address',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/order/address/add';

export const Full: Story = statesOf(page, { path }).full;

export const NothingTyped: Story = {
  parameters: { path } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};

/** The message said no phone and no district. */
export const Pasted: Story = {
  parameters: {
    path,
    gateway: {
      recognizeAddress: {
        name: '王小红',
        mobile: '',
        provinceId: '330000',
        provinceName: '浙江',
        cityId: '330100',
        cityName: '杭州',
        districtId: null,
        districtName: null,
        detail: '文三路138号',
        unread: [],
      },
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('地址文字'), '王小红 杭州文三路138号');
    await userEvent.click(canvas.getByRole('button', { name: '识别' }));
    await expect(await canvas.findByText('浙江 杭州')).toBeVisible();
  },
};

export const ChoosingTheArea: Story = {
  parameters: { path, gateway: areaAnswers } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: '选择地区' }));
    await userEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    await userEvent.click(await sheet.findByRole('button', { name: '杭州' }));
    await expect(await sheet.findByRole('button', { name: '西湖区' })).toBeVisible();
  },
};
