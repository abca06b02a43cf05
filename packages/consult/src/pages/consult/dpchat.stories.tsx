import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConnection, sampleStanding, sampleTalk } from '@xinglin/testing';
import { sampleConsult } from '../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './dpchat.page';

const meta = { title: 'Consult/Conversation', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = `/consult/dpchat?orderKey=${sampleStanding.orderKey}`;
const gateway = {
  connectDpchat: sampleConnection,
  listDpchatDetails: { items: [...sampleTalk], hasMore: true, revision: 3 },
  readDpchat: sampleStanding,
  getConsultOrder: sampleConsult({ orderKey: sampleStanding.orderKey }),
  hasDpchatVidPhone: { hasVideo: true, hasPhone: false },
  checkVideoStatus: { status: 'ready' as const, callMinutes: 15, call: null },
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const WithoutOrder: Story = { parameters: { path: '/consult/dpchat', gateway } };
