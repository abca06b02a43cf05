import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../display/text-layout';
import { Hero } from '../frame/hero';
import { BellLink, UnreadBadge } from './bell-link';

const meta = {
  title: 'Actions/Bell link',
  component: BellLink,
  args: { to: '/my/messages' },
} satisfies Meta<typeof BellLink>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: (args) => (
    <Cluster>
      {[0, 2, 99].map((count) => (
        <BellLink key={count} {...args}>
          <UnreadBadge count={count} />
        </BellLink>
      ))}
    </Cluster>
  ),
};

export const OnTheHero: StoryObj<typeof meta> = {
  render: (args) => (
    <Hero
      end={
        <BellLink {...args}>
          <UnreadBadge count={2} />
        </BellLink>
      }
    >
      {null}
    </Hero>
  ),
};
