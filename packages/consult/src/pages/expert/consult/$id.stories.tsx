import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAsked } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Consult/A doctor who can be asked',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/expert/consult/d-1',
  gateway: { getExpertConsultInfo: sampleAsked },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WithoutServices: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/expert/consult/d-1',
    gateway: { getExpertConsultInfo: { ...sampleAsked, services: [] } },
  },
};
