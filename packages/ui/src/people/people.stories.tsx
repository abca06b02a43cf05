import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Pictogram } from '../pictograms/pictogram';
import { FaceHead } from './face-head';
import { FaceRow } from './face-row';
import { FaceTiles } from './face-tiles';
import { FamilyStrip, PersonTile } from './person-tile';
import type { FamilyStripProps } from './props';

const meta = { title: 'People' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const family = [
  {
    id: '1',
    face: { seed: '1', gender: 'female', age: 'elder' },
    name: '王秀兰',
    relation: '母亲',
    next: { pictogram: 'chronic-care', when: '今晚 20:00', what: '量血压' },
    to: '/my/patient/1',
  },
  {
    id: '2',
    face: { seed: '2', gender: 'female', age: 'child' },
    name: '王一诺',
    relation: '女儿',
    next: { pictogram: 'parcel', when: '16:30 前', what: '药送到家' },
    to: '/my/patient/2',
  },
  {
    id: '3',
    face: { seed: '3', gender: 'male' },
    name: '王明',
    relation: '本人',
    next: { pictogram: 'registration', when: '候补第 3 位', what: '周三 皮肤科' },
    to: '/my/patient/3',
  },
] as const satisfies FamilyStripProps['people'];

export const Family: Story = {
  render: () => (
    <Card title="家人">
      <FamilyStrip label="家人" people={family} />
    </Card>
  ),
};

export const ManyPeople: Story = {
  render: () => (
    <Card title="家人">
      <FamilyStrip
        label="家人"
        people={[...family, { ...family[2], id: '4', name: '欧阳建国华', relation: '外祖父' }]}
        add={{ to: '/my/patient/add', text: '添加家人' }}
      />
    </Card>
  ),
};

/** For whom: a choice that works without scripts. */
export const Choice: Story = {
  render: () => (
    <Card title="给谁看">
      <FamilyStrip
        label="给谁看"
        people={family.map(({ id, face, name }, index) => ({
          id,
          face,
          name,
          relation: ['母亲 68 岁', '女儿 6 岁', '本人 38 岁'][index] ?? '',
          choose: { name: 'patient', value: id, defaultChecked: index === 1 },
        }))}
      />
    </Card>
  ),
};

export const OnePerson: Story = {
  render: () => (
    <Card as="div">
      <PersonTile face={{ seed: '5' }} name="李雷" relation="本人" />
    </Card>
  ),
};

const onDuty = [
  { seed: 'd-11', gender: 'female', text: '儿科' },
  { seed: 'd-12', gender: 'male', text: '内科' },
  { seed: 'd-13', gender: 'female', text: '妇科' },
  { seed: 'd-14', gender: 'male', text: '皮肤' },
  { seed: 'd-15', gender: 'male', text: '骨科' },
  { seed: 'd-16', gender: 'female', text: '消化' },
] as const;

export const OverlappingFaces: Story = {
  render: () => (
    <Card as="div">
      <FaceRow
        kind="doctor"
        faces={onDuty.slice(0, 3).map(({ seed, gender }) => ({ seed, gender }))}
      />
    </Card>
  ),
};

export const NamedFaces: Story = {
  render: () => (
    <Card as="div">
      <FaceRow kind="doctor" size="small" faces={onDuty} />
    </Card>
  ),
};

/** Kinds of people to choose from, the first one chosen; the last one has a drawing in place of a face. */
export const Kinds: Story = {
  render: () => (
    <FaceTiles
      label="给谁做"
      items={[
        {
          to: '?person=parents',
          faces: [
            { seed: '7', gender: 'male', age: 'elder' },
            { seed: '1', gender: 'female', age: 'elder' },
          ],
          name: '爸妈',
          note: '12 个套餐',
          active: true,
        },
        {
          to: '?person=self',
          faces: [{ seed: '3', gender: 'male' }],
          name: '自己',
          note: '18 个套餐',
          active: false,
        },
        {
          to: '?person=child',
          faces: [{ seed: '2', gender: 'female', age: 'child' }],
          name: '孩子',
          note: '5 个套餐',
          active: false,
        },
        {
          to: '?person=work',
          faces: [],
          drawing: <Pictogram name="check-up" hued />,
          name: '入职',
          note: '3 个套餐',
          active: false,
        },
      ]}
    />
  ),
};

/** Whom a card is about. */
export const Head: Story = {
  render: () => (
    <Card as="div">
      <FaceHead
        kind="doctor"
        face={{ seed: 'd-1', gender: 'male' }}
        name="沈知远"
        note="心血管内科"
        line="11月18日 10:20 · 王秀兰"
        aside="已公开"
      />
    </Card>
  ),
};
