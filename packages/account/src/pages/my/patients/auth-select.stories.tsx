import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './auth-select.page';

const meta = {
  title: 'Account/Of whom a channel may know',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const { mother, child } = samplePatients;
const states = statesOf(page, {
  path: '/my/patients/auth-select?partner=health',
  gateway: {
    listAuthorizations: listOf([
      {
        partnerCode: 'health',
        partnerName: '杏林企业健康',
        scopes: ['patients', 'orders'],
        patientIds: ['p-1'],
        gmtAuthorized: '2026-10-08T09:00:00+08:00',
      },
    ]),
    listPatients: listOf([mother, child]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
