import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { KeyValueList } from '../display/key-value-list';
import { Fold } from './fold';
import { FloorWay } from './floor-way';
import { PageHero } from './page-hero';
import { QueueFigure } from './queue-figure';
import { RuleTimeline } from './rule-timeline';

const meta = { title: 'Visits' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hour = 3_600_000;

export const HeroAhead: Story = {
  render: () => (
    <PageHero
      tone="brand"
      scene="clinic"
      state="已付款 · 等就诊"
      title="明天 08:00"
      note="11月23日 周一 · 王秀兰"
    />
  ),
};

export const HeroUnpaid: Story = {
  render: () => (
    <PageHero
      tone="warning"
      scene="clock"
      state="待支付"
      title="27:41 内付款"
      note="11月24日 周二 14:30–15:00 · 王一诺"
    />
  ),
};

export const HeroOver: Story = {
  render: () => (
    <PageHero
      tone="past"
      scene="rest"
      state="11月13日 周五 10:00–10:30 · 王明"
      title="已取消，已退款"
      note="¥38 已原路退回"
    />
  ),
};

export const RuleOfThree: Story = {
  render: () => (
    <Card title="来不了怎么办">
      <RuleTimeline
        label="取消能退多少，按时间看"
        from={0}
        now={6 * hour}
        nowText="现在 14:20"
        steps={[
          { until: 14 * hour, title: '全退 ¥38', note: '今天 22:00 前', tone: 'all' },
          { until: 24 * hour, title: '退 ¥19', note: '明天 07:30 前', tone: 'some' },
          { until: 25 * hour, title: '不退', note: '没来记爽约 1 次', tone: 'none' },
        ]}
      />
    </Card>
  ),
};

/** Now is in the last part, which is short. */
export const RuleNearItsEnd: Story = {
  render: () => (
    <Card title="来不了怎么办">
      <RuleTimeline
        label="取消能退多少，按时间看"
        from={0}
        now={99 * hour}
        nowText="现在 07:40"
        steps={[
          { until: 98 * hour, title: '全退 ¥38', note: '昨天 18:00 前', tone: 'all' },
          { until: 100 * hour, title: '不退', note: '没来记爽约 1 次', tone: 'none' },
        ]}
      />
    </Card>
  ),
};

export const QueueInTheMiddle: Story = {
  render: () => (
    <Card as="div">
      <QueueFigure
        door="诊室"
        position={3}
        behind={3}
        aheadText="前面 2 人"
        youText="您"
        behindText="后面 3 人"
      />
    </Card>
  ),
};

/** More people than are drawn. */
export const QueueOfMany: Story = {
  render: () => (
    <Card as="div">
      <QueueFigure
        door="诊室"
        position={18}
        behind={12}
        aheadText="前面 17 人"
        youText="您"
        behindText="后面 12 人"
      />
    </Card>
  ),
};

export const QueueAlone: Story = {
  render: () => (
    <Card as="div">
      <QueueFigure door="诊室" position={1} behind={0} youText="您" />
    </Card>
  ),
};

export const WayByLift: Story = {
  render: () => (
    <Card title="到了怎么走">
      <FloorWay
        label="从门诊楼东门进，坐电梯到 3 楼，找 B 区"
        entrance="东门进"
        floors={[
          { name: '1 楼', rooms: '挂号收费 · 药房' },
          { name: '2 楼', rooms: '抽血 · 心电图' },
          { name: '3 楼', rooms: '超声' },
        ]}
        room="B 区"
      />
    </Card>
  ),
};

export const WayOnTheGround: Story = {
  render: () => (
    <Card title="到了怎么走">
      <FloorWay
        label="从门诊楼东门进，一楼找 A 区"
        entrance="东门进"
        floors={[{ name: '1 楼', rooms: '挂号收费 · 药房' }]}
        room="A 区"
      />
    </Card>
  ),
};

export const Folded: Story = {
  render: () => (
    <Fold title="订单信息" note="261118931966250025">
      <KeyValueList items={[{ label: '就诊人', value: '王秀兰' }]} />
    </Fold>
  ),
};
