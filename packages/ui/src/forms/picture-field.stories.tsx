import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../display/card';
import { PictureField } from './picture-field';

const meta = { title: 'Forms/Picture' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#dbe6ee"/><rect x="430" y="60" width="160" height="210" fill="#8a6a50"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

function Pictures(): ReactElement {
  const [picture, setPicture] = useState<Blob | null>(drawn);
  return (
    <Card as="div">
      <PictureField
        label="人像面"
        hint="拍全、拍清楚"
        alternative="证件人像面的照片"
        picture={picture}
        onPicture={setPicture}
      />
      <PictureField
        label="国徽面"
        error="请添加证件照片"
        alternative="证件国徽面的照片"
        picture={null}
        onPicture={() => undefined}
      />
    </Card>
  );
}

export const PictureFields: Story = {
  render: () => <Pictures />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: '证件人像面的照片' });
    await userEvent.click(canvas.getByRole('button', { name: '移除照片' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
