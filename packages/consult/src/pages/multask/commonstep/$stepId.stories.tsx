import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePanelExperts, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$stepId.page';

const meta = { title: 'Consult/Several experts, sending', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/multask/commonstep/confirm?deptId=orthopedics';
const gateway = {
  getPanelDraft: {
    draft: { question: '右膝疼了三个月，上下楼时更疼，吃过止痛药', fileIds: [] },
  },
  listPatients: listOf(Object.values(samplePatients)),
  listPanelExperts: samplePanelExperts,
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NoPatient: Story = {
  parameters: { path, gateway: { ...gateway, listPatients: listOf([]) } },
};
export const NothingTold: Story = {
  parameters: { path, gateway: { ...gateway, getPanelDraft: { draft: null } } },
};
export const NoDepartment: Story = {
  parameters: { path: '/multask/commonstep/confirm', gateway },
};
