import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../display/card';
import { Cluster } from '../display/text-layout';
import { KindHero, KindPicture } from './kind-hero';
import { RightsRing } from './rights-ring';

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
