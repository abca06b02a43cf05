import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { renewalAnswers } from '../../../samples/renewal-answers';
import * as page from './survey.page';

const meta = { title: 'Medicines/Survey before a renewal', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/opendrugs/survey?prescriptionId=rx-1',
  gateway: renewalAnswers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
