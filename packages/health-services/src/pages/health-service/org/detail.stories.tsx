import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import {
  sampleHealthComment,
  sampleHealthOrganisation,
} from '../../../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = { title: 'Health services/An organisation', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service/org/detail?orgCode=org-1',
  gateway: {
    getOrganization: sampleHealthOrganisation,
    listOrganizationComments: listOf([sampleHealthComment]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
