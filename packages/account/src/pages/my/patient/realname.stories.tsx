import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './realname.page';

const meta = { title: 'Account/Real names of the family', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { mother, child } = samplePatients;
const states = statesOf(page, {
  path: '/my/patient/realname',
  gateway: { listPatients: listOf([{ ...mother, realName: 'verified' }, child]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
