import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './senior.page';

const meta = { title: 'Portal/Assistant', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/aiassistant/senior' });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

/** Where the banner leads back to. */
export const Back: Story = {
  ...states.full,
  parameters: {
    ...states.full.parameters,
    path: '/aiassistant/senior?mode=HealthInquiry_index&isback=1',
  },
};
