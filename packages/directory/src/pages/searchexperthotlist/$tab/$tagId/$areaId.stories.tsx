import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRankings } from '../../../../samples/ranking-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$areaId.page';

const meta = { title: 'Directory/Ranking', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/searchexperthotlist/hospital/dermatology/330100',
  gateway: sampleRankings,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
