import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Cluster } from '../display/text-layout';
import { BodyFigure } from './body-figure';
import { PreparationPictogram } from './preparation-pictogram';
import type { BodyFigureProps, PreparationName } from './props';

const meta = { title: 'Blocks/Checking' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (figure: BodyFigureProps): Story => ({
  render: () => (
    <>
      <BodyFigure {...figure} />
      <Card title="心脑深度体检" />
    </>
  ),
});

/** Head and chest, with four examinations. */
export const Chest: Story = story({
  figure: 'chest',
  parts: ['brain', 'thyroid', 'lung', 'heart'],
  label: '主要检查',
  labels: [
    { text: '头颅核磁', at: 'brain' },
    { text: '甲状腺彩超', at: 'thyroid' },
    { text: '低剂量 CT', at: 'lung' },
    { text: '心脏彩超', at: 'heart' },
  ],
});

/** The whole body with every part that it can show. */
export const Whole: Story = story({
  figure: 'whole',
  parts: [
    'brain',
    'eye',
    'thyroid',
    'lung',
    'heart',
    'liver',
    'stomach',
    'kidney',
    'ear',
    'bone',
    'blood',
  ],
  label: '主要检查',
  labels: [
    { text: '心电图', at: 'heart' },
    { text: '肝胆彩超', at: 'liver' },
    { text: '肾功能', at: 'kidney' },
    { text: '血常规', at: 'blood' },
  ],
});

/** Breasts and uterus, with fewer words. */
export const Women: Story = story({
  figure: 'whole',
  parts: ['breast', 'uterus'],
  label: '主要检查',
  labels: [
    { text: '乳腺彩超', at: 'breast' },
    { text: '妇科检查', at: 'uterus' },
  ],
});

export const Teeth: Story = story({
  figure: 'teeth',
  parts: ['tooth'],
  label: '主要检查',
  labels: [{ text: '洁牙', at: 'tooth' }],
});

export const Tube: Story = story({
  figure: 'tube',
  parts: ['infection'],
  label: '主要检查',
  labels: [{ text: '新冠核酸', at: 'infection' }],
});

export const Knee: Story = story({
  figure: 'knee',
  parts: ['joint'],
  label: '主要检查',
  labels: [{ text: '膝关节核磁', at: 'joint' }],
});

const ways: readonly PreparationName[] = [
  'fasting',
  'alcohol',
  'medicines',
  'clothes',
  'brush',
  'metal',
  'loud',
  'coffee',
  'milk',
  'period',
  'identity',
  'other',
];

/** Before an examination: what to do, to leave out and to bring. */
export const Preparations: Story = {
  render: () => (
    <Card title="检前准备">
      <Cluster>
        {ways.map((name) => (
          <PreparationPictogram key={name} name={name} />
        ))}
      </Cluster>
    </Card>
  ),
};
