import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { sampleHealthCard, sampleHealthFilter } from '../../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './org.page';

const meta = { title: 'Health services/All organisations', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service/org',
  gateway: {
    listOrganizations: listOf([sampleHealthCard]),
    filterOrganizations: sampleHealthFilter,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
