import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './help.page';

const meta = {
  title: 'Consult/Several experts, the rules',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;

const states = statesOf(page, { path: '/multask/help' });
export const Full: StoryObj<typeof meta> = states.full;
