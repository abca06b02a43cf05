import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleHealthCard,
  sampleHealthOrganisation,
  sampleOwnHealthComment,
} from '../../../../samples/health-service-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './result.page';

const meta = {
  title: 'Health services/Result of a comment',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/health-service/org/user-comment/result?orgCode=org-1',
  gateway: {
    getOrganization: sampleHealthOrganisation,
    getOwnOrganizationComment: { orgName: sampleHealthCard.name, comment: sampleOwnHealthComment },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
