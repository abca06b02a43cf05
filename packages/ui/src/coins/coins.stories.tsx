import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../actions/button';
import { Card } from '../display/card';
import { CoinHero } from './coin-hero';
import { DrawWheel } from './draw-wheel';
import { FruitWeek } from './fruit-week';
import { GoodsLine, GoodsLines } from './goods-line';
import { GoodsShelf } from './goods-shelf';
import { LedgerRow, LedgerRows } from './ledger-row';
import { SoonLine } from './soon-line';
import { TaskRows } from './task-rows';

const meta = { title: 'Coins' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  render: () => <CoinHero label="现在有" value="120" unit="币" note="够换 3 样" fruits={6} />,
};

export const HeroOfNothing: Story = {
  render: () => <CoinHero label="现在有" value="0" unit="币" fruits={0} />,
};

const day = (name: string, coins: number, state: 'received' | 'ready' | 'coming') => ({
  key: name,
  name,
  coins: `+${coins}`,
  state,
  stateText: { received: '已签到', ready: '今天可签', coming: '还没到' }[state],
});

export const Week: Story = {
  render: () => (
    <Card title="连签 3 天">
      <FruitWeek
        label="签到"
        days={[
          day('19日', 5, 'received'),
          day('20日', 5, 'received'),
          day('21日', 10, 'received'),
          day('今天', 5, 'ready'),
          day('23日', 5, 'coming'),
          day('24日', 10, 'coming'),
          day('25日', 30, 'coming'),
        ]}
      />
    </Card>
  ),
};

export const Soon: Story = {
  render: () => (
    <SoonLine>
      <b>45 币</b> 11月30日到期，兑换时先用这批
    </SoonLine>
  ),
};

export const Tasks: Story = {
  render: () => (
    <Card title="做一件，攒一点">
      <TaskRows
        label="任务"
        items={[
          {
            key: 'family',
            pictogram: 'real-name',
            title: '给家人做实名',
            done: 2,
            total: 3,
            progress: '2 / 3',
            reward: '+50',
            act: (
              <ButtonLink to="/" size="small" variant="outline" aria-label="去完成：给家人做实名">
                去完成
              </ButtonLink>
            ),
          },
          {
            key: 'review',
            pictogram: 'reviews',
            title: '评价一次就诊',
            done: 0,
            total: 1,
            progress: '0 / 1',
            reward: '+20',
            act: (
              <ButtonLink to="/" size="small" variant="outline" aria-label="去完成：评价一次就诊">
                去完成
              </ButtonLink>
            ),
          },
        ]}
      />
    </Card>
  ),
};

export const Shelf: Story = {
  render: () => (
    <Card title="够换 2 样">
      <GoodsShelf
        label="商品"
        items={(
          [
            ['pillBox', 'amber', '七日分药盒', 120, '正好'],
            ['saltSpoon', 'leaf', '限盐勺两只', 60, undefined],
            ['swabs', 'slate', '碘伏棉签 20 支', 50, undefined],
            ['nightLight', 'amber', '小夜灯', 220, '差 100'],
          ] as const
        ).map(([pictogram, tone, name, coins, note]) => ({
          key: name,
          to: '/',
          picture: { pictogram, tone },
          name,
          price: `${coins} 币`,
          note,
        }))}
      />
    </Card>
  ),
};

export const Wheel: Story = {
  render: () => (
    <Card title="抽奖">
      <DrawWheel
        label="奖品和概率"
        parts={[
          { key: '1', name: '体温计', left: '剩 8 支', share: 0.002, chance: '0.2%' },
          { key: '2', name: '100 币', share: 0.018, chance: '1.8%' },
          { key: '3', name: '20 币', share: 0.13, chance: '13%' },
          { key: '4', name: '5 币', share: 0.35, chance: '35%' },
          { key: '5', name: '谢谢参与', share: 0.5, chance: '50%' },
        ]}
      />
    </Card>
  ),
};

export const List: Story = {
  render: () => (
    <GoodsLines>
      <GoodsLine
        to="/"
        picture={{ pictogram: 'pillBox', tone: 'amber' }}
        name="七日分药盒"
        about="早中晚分格"
        price="120 币"
        end="还有 24 件"
      />
      <GoodsLine
        picture={{ pictogram: 'flask', tone: 'brand' }}
        name="保温杯 350 毫升"
        about="304 不锈钢"
        price="380 币"
        note="已换完"
        isMuted
      />
    </GoodsLines>
  ),
};

export const Ledger: Story = {
  render: () => (
    <LedgerRows>
      <LedgerRow day="2026年11月21日" text="每日签到" note="07:50，余 120 币" amount="+10" isIn />
      <LedgerRow text="兑换商品" note="07:40，余 110 币" amount="−60" isIn={false} />
      <LedgerRow day="2026年11月20日" text="每日签到" note="07:50，余 170 币" amount="+5" isIn />
    </LedgerRows>
  ),
};
