import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, listOf, samplePatients, type PageSetting } from '@xinglin/testing';
import ProfilePrivacyPage from './privacy.page';

const meta = { title: 'Account/Privacy', component: ProfilePrivacyPage } satisfies Meta<
  typeof ProfilePrivacyPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/profile/privacy';
const copy = {
  exportId: 'x-1',
  format: 'json' as const,
  patientName: null,
  state: 'ready' as const,
  requestedAt: '2026-11-20T09:00:00+08:00',
  expiresAt: '2026-11-27T09:00:00+08:00',
  size: 900,
  url: '/kanoupload/file/f-1',
};
const listPatients = listOf([samplePatients.mother]);

export const WithACopy: Story = {
  parameters: {
    path,
    gateway: { listPatients, listDataExports: listOf([copy]) },
  } satisfies PageSetting,
};
export const WithoutCopies: Story = {
  parameters: {
    path,
    gateway: { listPatients, listDataExports: listOf([]) },
  } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: {
    path,
    gateway: { listPatients, listDataExports: failures.serverTrouble },
  } satisfies PageSetting,
};
