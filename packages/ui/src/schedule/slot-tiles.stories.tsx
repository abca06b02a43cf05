import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import type { SlotTile } from './props';
import { SlotTiles } from './slot-tiles';

const slot = (time: string, note: string, state: SlotTile['state'] = 'free'): SlotTile => ({
  id: time,
  time,
  note,
  state,
  stays: true,
  ...(state !== 'off' && { to: `?slot=${time}`, label: `${time} ${note}` }),
});

const meta = {
  title: 'Schedule/Slots',
  component: SlotTiles,
  decorators: [
    (Tiles) => (
      <Card as="div">
        <Tiles />
      </Card>
    ),
  ],
} satisfies Meta<typeof SlotTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free slots of both halves of a day, none of them chosen. */
export const Free: Story = {
  args: {
    rows: [
      { text: '上午', label: '上午的号源', slots: [slot('08:00', '余 2'), slot('08:30', '余 1')] },
      { text: '下午', label: '下午的号源', slots: [slot('13:30', '余 3')] },
    ],
  },
};

/** The chosen slot is filled. */
export const Chosen: Story = {
  args: {
    rows: [
      {
        text: '上午',
        label: '上午的号源',
        slots: [slot('08:00', '余 2', 'chosen'), slot('08:30', '余 1')],
      },
    ],
  },
};

/** A full slot says how many wait and links to the list. */
export const Full: Story = {
  args: {
    rows: [
      {
        text: '上午',
        label: '上午的号源',
        slots: [slot('08:30', '余 1'), slot('09:00', '候补 2 人', 'wait')],
      },
    ],
  },
};

/** Nothing can be done: stopped, full without a list, or not open yet. */
export const Off: Story = {
  args: {
    rows: [
      {
        text: '上午',
        label: '上午的号源',
        slots: [slot('08:00', '停诊', 'off'), slot('08:30', '待放号', 'off')],
      },
    ],
  },
};
