import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRichText, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './richtext.page';

const meta = { title: 'Consult/From the doctor', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/dpchat/richtext?orderKey=C1&number=4';
const answer = (purpose: 'article' | 'check') => ({
  items: [sampleRichText(purpose)],
  hasMore: false,
  revision: 4,
});
const states = statesOf(
  page,
  { path, gateway: { listDpchatDetails: answer('article') } },
  { without: { empty: 'A message that is not there is a page that is not there.' } },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Examinations: Story = {
  parameters: { path, gateway: { listDpchatDetails: answer('check') } } satisfies PageSetting,
};
