import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCase, samplePreview, sampleShare } from '../case-samples';
import * as page from './share.page';

const meta = { title: 'Consult/Shared case', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/share?share=token-1',
  gateway: { getSharedCase: sampleCase },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const own = '/consult/share?orderKey=C1';

export const BeforeItIsShared: Story = {
  parameters: { path: own, gateway: { getShareableCase: samplePreview } } satisfies PageSetting,
};

export const Shared: Story = {
  parameters: {
    path: own,
    gateway: { getShareableCase: { ...samplePreview, share: sampleShare } },
  } satisfies PageSetting,
};

export const OwnerSignedOut: Story = {
  parameters: { path: own, user: null, gateway: {} } satisfies PageSetting,
};
