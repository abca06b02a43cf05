import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './display/card';
import { WhenNear } from './when-near';

const meta = { title: 'When near', component: WhenNear } satisfies Meta<typeof WhenNear>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its place is in view, so that it is shown at once. */
export const InView: Story = {
  args: { children: null },
  render: () => (
    <WhenNear>
      <Card title="搜过">咳嗽</Card>
    </WhenNear>
  ),
};
