import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../display/text-layout';
import { ShareIcon } from '../icons/navigation-icons';
import { BellIcon } from '../icons/status-icons';
import { IconButton, IconLink } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: '分享', icon: <ShareIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: (args) => (
    <Cluster>
      <IconButton {...args} />
      <IconButton {...args} disabled />
      <IconLink to="/message" label="消息" icon={<BellIcon />} />
    </Cluster>
  ),
};
