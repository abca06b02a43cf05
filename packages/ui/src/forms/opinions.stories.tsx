import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../display/card';
import { Stars } from '../display/stars';
import { CheckGroup } from './check-group';
import { RadioGroup } from './choice-fields';
import { ScoreTiles } from './score-tiles';
import { StarField } from './star-field';

const meta = { title: 'Forms/Opinions' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stars = ['很不满意', '不满意', '一般', '满意', '非常满意'] as const;
const words = [
  { value: 'patient', label: '耐心细致' },
  { value: 'clear', label: '讲解清楚' },
] as const;

function Opinion() {
  const [score, setScore] = useState<number | null>(null);
  const [chosen, setChosen] = useState<('patient' | 'clear')[]>([]);
  return (
    <Card as="div">
      <Stars score={4.6} label="4.6 分，满分 5 分" />
      <StarField
        label="总体满意度"
        name="score"
        words={stars}
        value={score}
        error={score === null ? '请选择总体满意度' : undefined}
        onValueChange={setScore}
      />
      <CheckGroup
        label="印象"
        name="tags"
        optional
        options={words}
        value={chosen}
        onValueChange={setChosen}
      />
    </Card>
  );
}

/** Stars are chosen one after the other by arrow keys, words independently of each other. */
export const Opinions: Story = {
  render: () => <Opinion />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '满意' }));
    await expect(canvas.getByText('满意')).toBeVisible();
    await expect(canvas.queryByText('请选择总体满意度')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '非常满意' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '讲解清楚' }));
    await expect(canvas.getByRole('checkbox', { name: '耐心细致' })).not.toBeChecked();
  },
};

const parts = [
  { key: 'explanation', name: '讲解' },
  { key: 'waiting', name: '准时' },
] as const;

function Review() {
  const [score, setScore] = useState<number | null>(4);
  const [scores, setScores] = useState<Readonly<Record<string, number | null>>>({});
  const [chosen, setChosen] = useState<('patient' | 'waitedLong')[]>(['patient']);
  return (
    <Card as="div">
      <StarField
        label="总体满意度"
        name="score"
        large
        words={stars}
        value={score}
        onValueChange={setScore}
      />
      <ScoreTiles
        label="分项（选填）"
        words={stars}
        clearText="选填"
        items={parts.map(({ key, name }) => {
          const part = scores[key] ?? null;
          return { key, name, score: part, scoreText: part === null ? '未评' : `${part} 分` };
        })}
        onScore={(key, part) => setScores((before) => ({ ...before, [key]: part }))}
      />
      <CheckGroup
        label="印象"
        name="tags"
        pills
        hideLabel
        options={[
          { value: 'patient', label: '耐心细致' },
          { value: 'waitedLong', label: '等候太久', isCritical: true },
        ]}
        value={chosen}
        onValueChange={setChosen}
      />
    </Card>
  );
}

/** The look of a form of review: large stars, optional scores, soft pills. */
export const LargeStars: Story = {
  render: () => <Review />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '准时 未评' }));
    await userEvent.click(canvas.getByRole('radio', { name: '3 一般' }));
    await expect(canvas.getByRole('button', { name: '准时 3 分' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 一般' }));
    await expect(canvas.getByRole('button', { name: '准时 未评' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '等候太久' }));
    await expect(canvas.getByRole('checkbox', { name: '等候太久' })).toBeChecked();
  },
};

export const FoldedPills: Story = {
  render: () => (
    <CheckGroup
      label="症状"
      hideLabel
      name="folded"
      options={[
        { value: 'fever', label: '发烧' },
        { value: 'cough', label: '咳嗽' },
        { value: 'sore', label: '喉咙痛' },
        { value: 'tired', label: '乏力' },
        { value: 'none', label: '以上都没有' },
      ]}
      fold={{ after: 3, text: '还有 2 项' }}
      value={['fever', 'cough']}
      onValueChange={() => undefined}
    />
  ),
};

function Days() {
  const [days, setDays] = useState<string[]>(['2026-11-24']);
  const [time, setTime] = useState('09:00');
  return (
    <Card as="div">
      <CheckGroup
        label="哪天能去"
        name="days"
        days
        options={[
          { value: '2026-11-24', label: '11月24日', note: '周二' },
          { value: '2026-11-26', label: '11月26日', note: '周四' },
          { value: '2026-12-01', label: '12月1日', note: '周二' },
        ]}
        value={days}
        onValueChange={setDays}
      />
      <RadioGroup
        label="时间"
        name="time"
        layout="days"
        options={['09:00', '09:30', '10:00'].map((value) => ({ value, label: value }))}
        value={time}
        onValueChange={setTime}
      />
    </Card>
  );
}

/** Days and times as tiles of equal width: any of them, or one. */
export const DayTiles: Story = {
  render: () => <Days />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '11月26日 周四' }));
    await expect(canvas.getByRole('checkbox', { name: '11月26日 周四' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '10:00' }));
    await expect(canvas.getByRole('radio', { name: '09:00' })).not.toBeChecked();
  },
};
