import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../display/card';
import { PersonGroup } from './person-group';

const meta = { title: 'Forms/People' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Travellers() {
  const [chosen, setChosen] = useState<string[]>(['1']);
  return (
    <Card as="div">
      <PersonGroup
        label="谁去体检"
        hint="可以选多位，最多 5 位"
        name="people"
        people={[
          {
            value: '1',
            face: { seed: '1', gender: 'female', age: 'elder' },
            name: '王秀兰',
            relation: '母亲 · 68 岁',
          },
          {
            value: '2',
            face: { seed: '3', gender: 'male' },
            name: '王明',
            relation: '本人 · 38 岁',
          },
          {
            value: '3',
            face: { seed: '2', gender: 'female', age: 'child' },
            name: '王一诺',
            relation: '女儿 · 6 岁',
            note: '年龄偏小',
            disabled: true,
          },
        ]}
        value={chosen}
        error={chosen.length === 0 ? '请选择体检人' : undefined}
        onValueChange={setChosen}
        add={{ to: '/my/patient/add', text: '添加家人' }}
      />
    </Card>
  );
}

/** Each is chosen on its own; who cannot go says why. */
export const People: Story = {
  render: () => <Travellers />,
  play: async ({ canvas }) => {
    const mother = canvas.getByRole('checkbox', { name: /王秀兰/ });
    await userEvent.click(mother);
    await expect(mother).not.toBeChecked();
    await expect(canvas.getByText('请选择体检人')).toBeVisible();
    await userEvent.click(mother);
    await userEvent.click(canvas.getByRole('checkbox', { name: /王明/ }));
    await expect(mother).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /王一诺.*年龄偏小/ })).toBeDisabled();
  },
};
