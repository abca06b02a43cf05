import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleConsult } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = { title: 'Consult/Record of a consult', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/patientorder/detail?orderKey=C1';
const states = statesOf(page, { path, gateway: { getConsultOrder: sampleConsult() } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Answered: Story = {
  parameters: {
    path,
    gateway: {
      getConsultOrder: sampleConsult({
        state: 'finished',
        group: 'completed',
        statusText: '已结束',
        answeredAt: '2026-11-20T21:00:00+08:00',
      }),
    },
  } satisfies PageSetting,
};
