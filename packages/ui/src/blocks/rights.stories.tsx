import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Cluster } from '../display/text-layout';
import { KindHero, KindPicture } from './kind-hero';
import { RightsRing } from './rights-ring';
import { RingTiles } from './ring-tiles';

const meta = { title: 'Blocks/Rights' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All, some, none of it left. */
export const Rings: Story = {
  render: () => (
    <Card title="还剩">
      <Cluster>
        <RightsRing left={6} count={6} hue="blue" />
        <RightsRing left={4} count={6} hue="plum" />
        <RightsRing left={0} count={1} hue="plum" />
        <RightsRing left={50} count={90} hue="plum" unit="天" size="large" />
      </Cluster>
    </Card>
  ),
};

/** Each with its drawing: some left, used up, without limit. */
export const Tiles: Story = {
  render: () => (
    <Card title="权益还剩">
      <RingTiles
        label="权益还剩"
        items={[
          {
            key: 'consult',
            to: '/consult',
            name: '极速问诊',
            note: '5 / 12 次',
            pictogram: 'consult',
            hue: 'blue',
            left: 5,
            count: 12,
          },
          {
            key: 'company',
            to: '/company',
            name: '陪诊',
            note: '用完了',
            pictogram: 'home-care',
            hue: 'plum',
            left: 0,
            count: 1,
          },
          {
            key: 'mall',
            to: '/mall',
            name: '会员价',
            note: '不限次',
            pictogram: 'medicine',
            hue: 'green',
            left: 1,
            count: 1,
          },
        ]}
      />
    </Card>
  ),
};

export const HeroWithRing: Story = {
  render: () => (
    <>
      <KindHero
        pictogram="chronic-care"
        hue="plum"
        state="使用中"
        title="高血压管理季包"
        note="王秀兰（母亲）用，到 2027年1月10日"
      >
        <RightsRing left={50} count={90} hue="plum" unit="天" size="large" />
      </KindHero>
      <Card as="div">王秀兰</Card>
    </>
  ),
};

export const HeroOfKind: Story = {
  render: () => (
    <>
      <KindHero pictogram="cardiology" hue="plum" />
      <Card title="心脏随访">
        <KindPicture pictogram="rehabilitation" hue="plum" />
      </Card>
    </>
  ),
};
