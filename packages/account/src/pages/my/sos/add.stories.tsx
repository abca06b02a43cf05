import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleContacts, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent } from 'storybook/test';
import * as page from './add.page';

const meta = {
  title: 'Account/Emergency contacts',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/sos/add';
const gateway = { listEmergencyContacts: listOf(sampleContacts) };

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const five = ['王小红', '沈知夏', '顾长风', '林初一', '周安宁'].map((name, index) => ({
  ...sampleContacts[0],
  contactId: `e-${index}`,
  name,
}));
export const AtTheLimit: Story = {
  parameters: { path, gateway: { listEmergencyContacts: listOf(five) } } satisfies PageSetting,
};

export const Changing: Story = {
  parameters: { path, gateway } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑 王小红' }));
    await expect(canvas.getByRole('heading', { name: '修改王小红' })).toBeVisible();
  },
};
