import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../display/card';
import { Stack } from '../display/text-layout';
import { GiftGroup, PaperGroup } from './drawn-group';
import { GiftPicture } from './letter-drawing';
import { LetterEntry } from './letter-entry';
import { LetterSheet } from './letter-sheet';
import type { PaperName } from './props';

const meta = { title: 'Letters/Letters' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const papers = [
  { value: 'apricot', label: '杏花' },
  { value: 'bamboo', label: '竹影' },
  { value: 'lake', label: '湖山' },
  { value: 'plain', label: '素笺' },
] as const;

/** A letter on each paper, with its seal. */
export const Sheets: Story = {
  render: () => (
    <Stack inset>
      {papers.map(({ value }) => (
        <LetterSheet
          key={value}
          paper={value}
          salutation="沈医生："
          signature="王**"
          date="11月10日"
          sealed
        >
          感谢您在我最慌的时候把病情一点点讲清楚，现在已经能正常上班了。
        </LetterSheet>
      ))}
    </Stack>
  ),
};

/** The way to a letter. */
export const Entry: Story = {
  render: () => (
    <LetterEntry
      to="/my/expert/praise/d-1"
      title="写封感谢信"
      note="挂在沈医生的信墙上，不收钱"
      action="选一张信纸"
    />
  ),
};

function Papers() {
  const [paper, setPaper] = useState<PaperName>('apricot');
  return (
    <Card as="div">
      <PaperGroup
        label="选一张信纸"
        name="paper"
        papers={papers}
        value={paper}
        onValueChange={setPaper}
      />
    </Card>
  );
}

/** One paper is chosen, also by arrow keys. */
export const Choosing: Story = {
  render: () => <Papers />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '竹影' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '湖山' })).toBeChecked();
  },
};

function Gifts() {
  const [gift, setGift] = useState('');
  return (
    <Card as="div">
      <GiftGroup
        label="选一份心意"
        name="gift"
        gifts={[
          { value: 'tip-1', drawing: 'tea', label: '一杯清茶', cents: 660 },
          { value: 'tip-2', drawing: 'flowers', label: '一束鲜花', cents: 1880 },
          { value: 'tip-3', drawing: 'banner', label: '一面锦旗', cents: 5200 },
        ]}
        value={gift}
        error={gift === '' ? '请选择一份心意' : undefined}
        onValueChange={setGift}
      />
    </Card>
  );
}

/** Nothing is chosen at first. */
export const Giving: Story = {
  render: () => <Gifts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /一束鲜花/ }));
    await expect(canvas.queryByText('请选择一份心意')).toBeNull();
  },
};

/** A gift beside its name. */
export const Picture: Story = {
  render: () => (
    <Card title="一杯清茶">
      <GiftPicture drawing="tea" />
    </Card>
  ),
};
