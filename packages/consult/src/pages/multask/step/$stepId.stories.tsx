import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePanelExperts, samplePanelHomepage } from '../../../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$stepId.page';

const meta = {
  title: 'Consult/Several experts, step by step',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/multask/step/case',
  gateway: { getPanelDraft: { draft: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const experts = statesOf(page, {
  path: '/multask/step/experts?deptId=orthopedics',
  gateway: { getPanelHomepage: samplePanelHomepage, listPanelExperts: samplePanelExperts },
});
export const Experts: Story = experts.full;
export const ExpertsLoading: Story = experts.loading;
export const ExpertsFailed: Story = experts.failed;

export const TooFew: Story = experts.empty;
export const NoDepartmentYet: Story = {
  parameters: {
    path: '/multask/step/experts',
    gateway: { getPanelHomepage: samplePanelHomepage },
  },
};
