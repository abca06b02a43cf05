import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../actions/button';
import { Card } from '../display/card';
import { GoodsPicture } from './goods-picture';
import { PriceFall } from './price-fall';
import { Ticket } from './ticket';
import { TicketRow } from './ticket-row';

const meta = { title: 'Blocks/Buying' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Goods in a row of a list, and the mark in place of a picture for goods on prescription. */
export const Goods: Story = {
  render: () => (
    <Card title="药品">
      <GoodsPicture size="row" picture={{ pictogram: 'tablets', tone: 'rose' }} without="处方药" />
      <GoodsPicture size="row" picture={null} without="处方药" />
    </Card>
  ),
};

/** Large, and to choose from. */
export const GoodsLarge: Story = {
  render: () => (
    <Card as="div">
      <GoodsPicture
        size="large"
        picture={{ pictogram: 'bloodPressure', tone: 'slate' }}
        without="处方药"
      />
      <GoodsPicture size="thumb" picture={{ pictogram: 'cuff', tone: 'slate' }} without="处方药" />
    </Card>
  ),
};

/** Goods on prescription in a grid, with the reason why they have no picture. */
export const GoodsWithoutPicture: Story = {
  render: () => <GoodsPicture picture={null} without="处方药" why="审方通过后展示包装" />,
};

const listed = { name: '标价', cents: 19_900 };

export const Fall: Story = {
  render: () => (
    <Card as="div">
      <PriceFall
        label="价格怎么来的"
        list={listed}
        steps={[
          { kind: 'member', name: '会员价', cents: -2000 },
          { kind: 'coupon', name: '券', cents: -2000 },
          { kind: 'coins', name: '120 币', cents: -120 },
        ]}
        total={{ name: '到手价 包邮', cents: 15_780 }}
      />
    </Card>
  ),
};

/** Freight takes it up again. */
export const FallWithFreight: Story = {
  render: () => (
    <Card as="div">
      <PriceFall
        label="价格怎么来的"
        list={listed}
        steps={[
          { kind: 'member', name: '会员价', cents: -2000 },
          { kind: 'promotion', name: '满减', cents: -1000 },
          { kind: 'coupon', name: '券', cents: -500 },
          { kind: 'freight', name: '运费', cents: 1200 },
        ]}
        total={{ name: '到手价', cents: 17_600 }}
      />
    </Card>
  ),
};

/** Nothing is taken off. */
export const FallOfNothing: Story = {
  render: () => (
    <Card as="div">
      <PriceFall
        label="价格怎么来的"
        list={listed}
        steps={[]}
        total={{ name: '到手价 包邮', cents: 19_900 }}
      />
    </Card>
  ),
};

export const Tickets: Story = {
  render: () => (
    <TicketRow
      label="券和健康币"
      tickets={[
        { key: 'a', name: '¥8 券', note: '满 40 可用', to: '/coupons' },
        { key: 'b', name: '¥20 券', note: '满 169 可用' },
        { key: 'c', name: '120 币', note: '可换好物', to: '/coins', tone: 'coins' },
      ]}
    />
  ),
};

export const CouponTickets: Story = {
  render: () => (
    <>
      <Ticket
        hue="green"
        off="¥20"
        from="满 ¥169"
        title="健康商城满 169 减 20"
        note="到 12月31日"
        act={
          <ButtonLink to="/" size="small" variant="outline" aria-label="去用：健康商城满 169 减 20">
            去用
          </ButtonLink>
        }
      />
      <Ticket
        hue="violet"
        off="¥50"
        from="满 ¥1,000"
        title="体检满 1000 减 50"
        note="11月10日已过期"
        isOver
      />
      <Ticket
        hue="violet"
        off="¥50"
        from="满 ¥1,000"
        title="体检券"
        note="12月20日 周日到期"
        blocked={{
          title: '为什么不能用',
          conditions: [
            { key: 'time', met: true, text: '没过期' },
            { key: 'own', met: true, text: '本人可用' },
            { key: 'sum', met: false, text: '父母安心 ¥899，还差 ¥101' },
          ],
          way: { to: '/packages', text: '选心脑深度 ¥1,280 就能用' },
        }}
      />
    </>
  ),
};
