import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../display/price';
import { FamilyCard } from './family-card';
import { MemberOffer } from './member-offer';
import { PlanCard } from './plan-card';
import { SavedSum } from './saved-sum';

const meta = { title: 'Blocks/Membership' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seats = [
  { key: '1', face: { gender: 'male', seed: '1' }, name: '王明', relation: '本人' },
  {
    key: '2',
    face: { gender: 'female', age: 'elder', seed: '2' },
    name: '王秀兰',
    relation: '父母',
  },
  {
    key: '3',
    face: { gender: 'female', age: 'child', seed: '3' },
    name: '王一诺',
    relation: '子女',
  },
] as const;

export const Card: Story = {
  render: () => (
    <FamilyCard
      title="杏林家庭卡"
      until="到 2027年6月30日"
      seatsLabel="使用人"
      seats={seats}
      add={{ to: '/', text: '加家人', note: '还有 1 席' }}
    >
      <SavedSum
        title="已省"
        total="¥358"
        against="卡费 ¥298，已经回本"
        parts={[
          { key: 'goods', hue: 'green', cents: 14_800, figure: '¥148', name: '买药 4 单' },
          { key: 'services', hue: 'plum', cents: 21_000, figure: '¥210', name: '会员服务 2 单' },
        ]}
        all={{ figure: '¥358', name: '合计' }}
      />
    </FamilyCard>
  ),
};

export const CardWithoutUse: Story = {
  render: () => (
    <FamilyCard
      title="杏林季卡"
      until="到 2027年2月20日"
      seatsLabel="使用人"
      seats={seats.slice(0, 1)}
    >
      <SavedSum
        title="已省"
        total="¥0"
        against="卡费 ¥99，还差 ¥99 回本"
        parts={[]}
        all={{ figure: '¥0', name: '合计' }}
      />
    </FamilyCard>
  ),
};

/** People are being chosen: one of three, then none of two. */
export const CardWithEmptySeats: Story = {
  render: () => (
    <>
      <FamilyCard
        title="杏林家庭卡"
        until="还有 2 席"
        seatsLabel="使用人"
        seats={seats.slice(0, 1)}
        empty={2}
      />
      <FamilyCard title="杏林年卡" until="还有 2 席" seatsLabel="使用人" seats={[]} empty={2} />
    </>
  ),
};

/** Cards on sale, compared at a glance. */
export const Plans: Story = {
  render: () => (
    <>
      <PlanCard
        to="/season"
        title="杏林季卡"
        note="一个人用，先试试看"
        seats={1}
        term="90 天 · 1 人用"
        price="¥99"
        perDay="每天约 ¥1.10"
      />
      <PlanCard
        to="/family"
        title="杏林家庭卡"
        note="一家五口，一年全部权益"
        seats={5}
        term="365 天 · 5 人用"
        price="¥598"
        perDay="每天约 ¥1.64"
      />
    </>
  ),
};

/** Services at the price of members. */
export const Offers: Story = {
  render: () => (
    <>
      <MemberOffer
        to="/gene"
        pictogram="report"
        hue="violet"
        title="安全用药基因检测"
        note="32 种常用药的代谢类型"
        price={<Price cents={49_900} compact size="large" />}
        listPrice={<Price cents={69_900} compact tone="plain" />}
        saving="会员省 ¥200"
      />
      <MemberOffer
        pictogram="home-care"
        hue="plum"
        title="半日陪诊"
        note="4 小时，陪就诊、检查、取药"
        price={<Price cents={29_800} compact size="large" />}
      />
    </>
  ),
};
