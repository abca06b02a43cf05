import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAsked, sampleHomepage, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './ask.page';

const meta = {
  title: 'Consult/The form',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/bconsult/ask?doctorId=d-1',
  gateway: {
    getExpertConsultInfo: sampleAsked,
    listPatients: listOf(Object.values(samplePatients)),
    getConsultDraft: { draft: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Assigned: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/pubconsult/ask?kind=convenient',
    gateway: {
      getConsultHomepage: sampleHomepage,
      listPatients: listOf(Object.values(samplePatients)),
      getConsultDraft: {
        draft: {
          question: '血压药快吃完了，近一周血压平稳',
          fileIds: [],
          savedAt: '2026-11-20T20:57:41+08:00',
        },
      },
    },
  },
};

export const AVisitorReadsTheTerms: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/pubconsult/ask',
    user: null,
    gateway: { getConsultHomepage: sampleHomepage },
  },
};
