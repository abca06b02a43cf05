import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { RunsOutStrip } from './runs-out-strip';

const meta = { title: 'Blocks/Days until a medicine runs out' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The renewal is there before the last tablet. */
export const InTime: Story = {
  render: () => (
    <Card title="氨氯地平还够 6 天">
      <RunsOutStrip
        label="从今天到吃完"
        days={[
          {
            key: '22',
            day: '22',
            date: '11月22日',
            events: ['今天续'],
            tone: 'now',
            isOnWay: false,
          },
          { key: '23', day: '23', date: '11月23日', events: [], tone: 'plain', isOnWay: true },
          {
            key: '24',
            day: '24',
            date: '11月24日',
            events: ['审完'],
            tone: 'plain',
            isOnWay: true,
          },
          { key: '25', day: '25', date: '11月25日', events: [], tone: 'plain', isOnWay: true },
          { key: '26', day: '26', date: '11月26日', events: [], tone: 'plain', isOnWay: true },
          {
            key: '27',
            day: '27',
            date: '11月27日',
            events: ['送到'],
            tone: 'arrives',
            isOnWay: true,
          },
          { key: '28', day: '28', date: '11月28日', events: ['吃完'], tone: 'out', isOnWay: false },
        ]}
      />
    </Card>
  ),
};

/** Weeks are left, so that only days of which there is something to say are shown. */
export const WeeksLeft: Story = {
  render: () => (
    <Card title="氨氯地平还够 20 天">
      <RunsOutStrip
        label="从今天到吃完"
        days={[
          {
            key: '22',
            day: '22',
            date: '11月22日',
            events: ['今天续', '审完'],
            tone: 'now',
            isOnWay: false,
          },
          {
            key: '24',
            day: '24',
            date: '11月24日',
            events: ['送到'],
            tone: 'arrives',
            isOnWay: true,
          },
          {
            key: '12',
            day: '12',
            date: '12月12日',
            events: ['吃完'],
            tone: 'out',
            isAfterGap: true,
            isOnWay: false,
          },
        ]}
      />
    </Card>
  ),
};
