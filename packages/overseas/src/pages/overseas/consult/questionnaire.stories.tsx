import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './questionnaire.page';

const meta = { title: 'Overseas/Questionnaire', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/overseas/consult/questionnaire';
const states = statesOf(page, { path, gateway: {} });
export const Symptoms: Story = states.full;
export const SignedOut: Story = states.signedOut;
export const Duration: Story = { parameters: { path: `${path}?at=2`, gateway: {} } };
export const Temperature: Story = { parameters: { path: `${path}?at=3`, gateway: {} } };
