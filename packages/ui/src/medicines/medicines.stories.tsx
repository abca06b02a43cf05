import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Chip } from '../display/chip';
import { CodeTiles } from './code-tiles';
import { DeliveryScene } from './delivery-scene';
import { MedicineRow } from './medicine-row';
import { SilenceNotice } from './silence-notice';
import { SwapCard } from './swap-card';

const meta = { title: 'Medicines' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The courier is two thirds along the way. */
export const OnTheWay: Story = {
  render: () => (
    <Card as="div">
      <DeliveryScene progress={62} />
      <CodeTiles code="4271" label="交接码" />
    </Card>
  ),
};

/** Handed over, and on a way of which nothing is known. */
export const Ends: Story = {
  render: () => (
    <Card as="div">
      <DeliveryScene progress={100} />
      <DeliveryScene progress={null} />
    </Card>
  ),
};

export const Silence: Story = {
  render: () => (
    <Card as="div">
      <SilenceNotice title="药房 40 分钟没有更新，已提醒">
        13:40 说“在调货”，14:50 没回就自动换一家
      </SilenceNotice>
    </Card>
  ),
};

export const Medicines: Story = {
  render: () => (
    <Card as="div">
      <MedicineRow
        picture={{ pictogram: 'tablets', tone: 'leaf' }}
        without="处方药"
        name="依折麦布片"
        pack="10 mg × 28 片"
        aside={<Chip>在路上</Chip>}
      >
        每天 1 片，什么时候都行
      </MedicineRow>
      <MedicineRow
        picture={null}
        without="处方药"
        name="阿托伐他汀钙片"
        pack="20 mg × 28 片"
        aside={<Chip tone="warning">调货中</Chip>}
      >
        每晚 1 片
      </MedicineRow>
      <SwapCard
        title="换个厂家，今天就能齐"
        aside="沈医生 14:15 同意"
        from={{ name: '青河制药', note: '缺货，不知几时到' }}
        to={{ name: '松岭制药', note: '同剂量，退 ¥3.20' }}
      />
    </Card>
  ),
};
