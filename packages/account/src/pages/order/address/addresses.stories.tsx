import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaAnswers, failures, listOf, sampleAddresses, type PageSetting } from '@xinglin/testing';
import { expect, userEvent, within } from 'storybook/test';
import AddressAddPage from './add.page';
import AddressEditPage from './edit/$id.page';
import AddressListPage from './list.page';
import AddressManagePage from './manage.page';

const meta = { title: 'Account/Postal addresses' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { home, work } = sampleAddresses;
const both = listOf([home, work]);
const setting = (path: string, gateway: PageSetting['gateway']) =>
  ({ path, gateway: { ...areaAnswers, ...gateway } }) satisfies PageSetting;

const manage = '/order/address/manage';
export const Managed: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, { listAddresses: both }),
};
export const None: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, { listAddresses: listOf([]) }),
};
export const AtTheLimit: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, {
    listAddresses: listOf(
      Array.from({ length: 20 }, (_, index) => ({ ...work, addressId: `a-${index}` })),
    ),
  }),
};
export const Loading: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, { listAddresses: 'never' }),
};
export const Failed: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, { listAddresses: failures.serverTrouble }),
};
export const Removing: Story = {
  render: () => <AddressManagePage />,
  parameters: setting(manage, { listAddresses: both }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 王磊' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

export const Chosen: Story = {
  render: () => <AddressListPage />,
  parameters: setting('/order/address/list?backurl=%2Fmy%2Fprofile', { listAddresses: both }),
};

export const Adding: Story = {
  render: () => <AddressAddPage />,
  parameters: setting('/order/address/add', {}),
};

export const Pasted: Story = {
  render: () => <AddressAddPage />,
  parameters: setting('/order/address/add', {
    recognizeAddress: { ...home, mobile: '', name: '王秀兰' },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('地址文字'), '王秀兰 杭州西湖区文三路138号');
    await userEvent.click(canvas.getByRole('button', { name: '识别' }));
    await expect(await canvas.findByText('浙江 杭州 西湖区')).toBeVisible();
  },
};

export const ChoosingTheArea: Story = {
  render: () => <AddressAddPage />,
  parameters: setting('/order/address/add', {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: '选择地区' }));
    await userEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    await userEvent.click(await sheet.findByRole('button', { name: '杭州' }));
    await expect(await sheet.findByRole('button', { name: '西湖区' })).toBeVisible();
  },
};

export const Changing: Story = {
  render: () => <AddressEditPage />,
  parameters: setting('/order/address/edit/a-1', { getAddress: home }),
};
