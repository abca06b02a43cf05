import type { Meta, StoryObj } from '@storybook/react-vite';
import * as page from './weibao-code.page';

const meta = { title: 'Check-up/Weibao code', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: { path: '/medical-examination/weibao-code' } };
