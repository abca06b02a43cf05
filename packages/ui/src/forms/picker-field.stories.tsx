import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../display/card';
import { PickerField } from './picker-field';

const meta = { title: 'Forms/Picker' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pickers: Story = {
  render: () => (
    <Card as="div">
      <PickerField label="所在地区" value="" placeholder="请选择省市区" onOpen={fn()} />
      <PickerField
        label="所在地区"
        value="新疆 巴音郭楞州 和静县"
        placeholder="请选择省市区"
        onOpen={fn()}
      />
      <PickerField
        label="收货地区"
        value=""
        placeholder="请选择省市区"
        error="请选择所在地区"
        onOpen={fn()}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '所在地区 新疆 巴音郭楞州 和静县' }),
    ).toHaveTextContent('新疆 巴音郭楞州 和静县');
    await expect(
      canvas.getByRole('button', { name: '收货地区 请选择省市区' }),
    ).toHaveAccessibleDescription('请选择所在地区');
  },
};
