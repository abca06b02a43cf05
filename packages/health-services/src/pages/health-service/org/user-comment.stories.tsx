import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHealthCard } from '../../../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './user-comment.page';

const meta = { title: 'Health services/Write a comment', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service/org/user-comment?orgCode=org-1',
  gateway: { getOwnOrganizationComment: { orgName: sampleHealthCard.name, comment: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
