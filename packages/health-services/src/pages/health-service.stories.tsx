import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCities } from '@xinglin/testing';
import {
  sampleHealthBanner,
  sampleHealthCard,
  sampleHealthChannel,
} from '../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './health-service.page';

const meta = { title: 'Health services/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service',
  gateway: {
    listHealthChannels: listOf([sampleHealthChannel]),
    listHealthAreas: listOf(sampleCities),
    listOrganizations: listOf([sampleHealthCard]),
    getHealthChannelBanner: sampleHealthBanner,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
