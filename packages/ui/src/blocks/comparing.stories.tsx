import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Price } from '../display/price';
import { HuedTiles } from './hued-tiles';
import { ScoreBars } from './score-bars';

const meta = { title: 'Blocks/Comparing' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The weak one of four scores has another colour and a shorter bar. */
export const WeakScore: Story = {
  render: () => (
    <Card as="div">
      <ScoreBars
        score={4.7}
        count="1286 条"
        items={[
          { name: '讲解', score: 4.9 },
          { name: '态度', score: 4.9 },
          { name: '效果', score: 4.8 },
          { name: '准时', score: 4 },
        ]}
      />
    </Card>
  ),
};

/** A doctor whose reviews do not score the effect yet. */
export const ThreeScores: Story = {
  render: () => (
    <Card as="div">
      <ScoreBars
        score={4.8}
        count="12 条"
        items={[
          { name: '讲解', score: 4.9 },
          { name: '态度', score: 4.9 },
          { name: '准时', score: 4.7 },
        ]}
      />
    </Card>
  ),
};

/** Four ways in a row, one of them chosen. */
export const FourWays: Story = {
  render: () => (
    <Card as="div">
      <HuedTiles
        four
        stays
        label="看这位医生的方式"
        items={(
          [
            ['registration', 'teal', '挂号', 3800, '周二有号'],
            ['consult', 'blue', '图文', 4900, '现在可问'],
            ['phone-consult', 'blue', '电话', 9900, '今天 20:00'],
            ['video-consult', 'blue', '视频', 15_900, '周四 18:00'],
          ] as const
        ).map(([pictogram, hue, name, cents, promise], index) => ({
          to: `?way=${pictogram}`,
          pictogram,
          hue,
          name,
          price: <Price cents={cents} compact />,
          promise,
          active: index === 0,
        }))}
      />
    </Card>
  ),
};
