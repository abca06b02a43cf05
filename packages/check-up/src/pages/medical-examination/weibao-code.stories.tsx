import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleGrant } from '../../samples/check-up-centre-samples';
import * as page from './weibao-code.page';

const meta = { title: 'Check up/Weibao code', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/weibao-code',
  gateway: { listCheckupGrants: { items: [sampleGrant] } },
});
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
export const Empty: Story = states.empty;
