import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, listOf, samplePatients } from '@xinglin/testing';
import { samplePanelExperts } from '../../../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent } from 'storybook/test';
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

/** A refused question: why, and where to go on. */
function refused(name: 'consultOpenAlready' | 'textRefused', words: string, way: string): Story {
  const submitPanelOrder = businessRefusal(name, words, { orderKey: 'Q9' });
  return {
    parameters: { path, gateway: { ...gateway, submitPanelOrder } },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^提交并支付/ }));
      await expect(await canvas.findByRole('link', { name: way })).toBeVisible();
    },
  };
}

export const OpenAlready = refused(
  'consultOpenAlready',
  '这位就诊人已有一次同样的咨询还没结束，可直接在那里继续提问',
  '查看这次咨询',
);
export const WordsRefused = refused('textRefused', '内容不合规范，请修改', '修改提问内容');
