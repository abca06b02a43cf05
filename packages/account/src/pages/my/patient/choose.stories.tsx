import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './choose.page';

const meta = {
  title: 'Account/Choose a family member',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const { mother, child } = samplePatients;
const path = '/my/patient/choose';
const gateway = { listPatients: listOf([mother, child]) };
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Lacking: Story = {
  parameters: {
    path,
    gateway: { ...gateway, checkPatientInfo: { ready: false, gaps: ['documentOutgrown'] } },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }));
    await expect(await canvas.findByRole('link', { name: '去完善' })).toBeVisible();
  },
};
