import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import {
  sampleHealthBanner,
  sampleHealthCard,
  sampleHealthChannel,
  sampleHealthFilter,
} from '../../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './channel.page';

const meta = { title: 'Health services/One kind', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service/channel?id=nursing',
  gateway: {
    listOrganizations: listOf([sampleHealthCard]),
    listHealthChannels: listOf([sampleHealthChannel]),
    getHealthChannelBanner: sampleHealthBanner,
    filterOrganizations: sampleHealthFilter,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
