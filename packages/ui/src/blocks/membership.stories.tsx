import type { Meta, StoryObj } from '@storybook/react-vite';
import { FamilyCard } from './family-card';
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
