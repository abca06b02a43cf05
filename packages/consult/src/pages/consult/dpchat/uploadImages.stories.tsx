import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConnection, sampleStanding, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './uploadImages.page';

const meta = { title: 'Consult/Send pictures', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/dpchat/uploadImages?orderKey=C1';
const states = statesOf(page, { path, gateway: { connectDpchat: sampleConnection } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Closed: Story = {
  parameters: {
    path,
    gateway: {
      connectDpchat: {
        ...sampleConnection,
        standing: { ...sampleStanding, phase: 'closed', mayWrite: false, until: null },
      },
    },
  } satisfies PageSetting,
};
