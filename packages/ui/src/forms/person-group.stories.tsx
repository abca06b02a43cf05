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

function OnePatient() {
  const [chosen, setChosen] = useState<string[]>(['']);
  return (
    <Card title="给谁看">
      <PersonGroup
        label="就诊人"
        hideLabel
        single
        name="patient"
        people={[
          {
            value: '1',
            face: { seed: '1', gender: 'male' },
            name: '王明',
            relation: '本人 · 38 岁',
          },
          {
            value: '2',
            face: { seed: '2', gender: 'female', age: 'child' },
            name: '王一诺',
            relation: '女儿 · 6 岁',
          },
        ]}
        value={chosen}
        error={chosen[0] === '' ? '请选择就诊人' : undefined}
        onValueChange={setChosen}
        add={{ to: '/my/patient/add', text: '添加家人' }}
      />
    </Card>
  );
}

/** One at a time, with the arrow keys too. */
export const OnePerson: Story = {
  render: () => <OnePatient />,
  play: async ({ canvas }) => {
    const self = canvas.getByRole('radio', { name: /王明/ });
    await userEvent.click(self);
    await expect(self).toBeChecked();
    await expect(canvas.queryByText('请选择就诊人')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /王一诺/ })).toBeChecked();
    await expect(self).not.toBeChecked();
  },
};
