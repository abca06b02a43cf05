import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './privacy.page';

const meta = { title: 'Account/Privacy', component: page.default } satisfies Meta<
  typeof page.default
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

const states = statesOf(page, {
  path,
  gateway: { listPatients, listDataExports: listOf([copy]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
