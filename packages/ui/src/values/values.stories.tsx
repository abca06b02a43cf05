import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { CountTile } from './count-tile';
import { FlagWord } from './flag-word';
import { Trend } from './trend';
import { ValueBand } from './value-band';
import { ValueRow } from './value-row';

const meta = { title: 'Values' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <Card title="先看异常">
      <ValueRow
        name="低密度脂蛋白胆固醇"
        abbreviation="LDL-C"
        value="4.21"
        unit="mmol/L"
        range="<3.40"
        rangeText="参考 <3.40"
        flag="high"
        flagText="偏高"
      />
      <ValueRow
        name="高密度脂蛋白胆固醇"
        abbreviation="HDL-C"
        value="0.92"
        unit="mmol/L"
        range="1.04–1.55"
        rangeText="参考 1.04–1.55"
        flag="low"
        flagText="偏低"
      />
      <ValueRow
        name="甲状腺彩超"
        value="右叶结节 4 mm"
        unit=""
        range=""
        flag="abnormal"
        flagText="异常"
      />
    </Card>
  ),
};

/** Limits at one side, and values of which only a limit is known. */
export const Bands: Story = {
  render: () => (
    <Card title="范围">
      {(
        [
          ['4.21', '<3.40', 'high'],
          ['1.2', '>1.04', 'normal'],
          ['<0.5', '1–10', 'low'],
          ['>400', '0–35', 'high'],
        ] as const
      ).map(([value, range, flag]) => (
        <div key={value}>
          {value}（{range}）
          <ValueBand value={value} range={range} flag={flag} />
        </div>
      ))}
    </Card>
  ),
};

export const OverTime: Story = {
  render: () => (
    <Card title="低密度脂蛋白 · 三年">
      <Trend
        range="<3.40"
        rangeText="参考 <3.40"
        points={[
          { day: '2026-11-18', dayText: '26-11', value: '4.21', flag: 'high' },
          { day: '2026-05-18', dayText: '26-05', value: '3.95', flag: 'high' },
          { day: '2025-11-18', dayText: '25-11', value: '3.78', flag: 'high' },
          { day: '2025-05-18', dayText: '25-05', value: '3.36', flag: 'normal' },
          { day: '2024-11-18', dayText: '24-11', value: '3.12', flag: 'normal' },
        ]}
      />
    </Card>
  ),
};

export const Counts: Story = {
  render: () => (
    <Card title="项数">
      <CountTile tone="danger" value="3" text="项异常 · 共 21" />
      <CountTile tone="brand" value="21" text="项都在范围内" />
      <FlagWord flag="normal">正常</FlagWord>
    </Card>
  ),
};
