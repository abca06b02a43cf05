import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Medicines/A prescription in a consult',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const checkApplyPrescribeCard = {
  orderKey: 'c-1',
  status: 'asked' as const,
  askedAt: '2026-11-20T09:00:00+08:00',
  reason: null,
  prescriptionId: null,
};
const states = statesOf(page, {
  path: '/consult/applyprescribe/c-1',
  gateway: { checkApplyPrescribeCard },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
