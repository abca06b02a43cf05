import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../display/card';
import { Cluster } from '../display/text-layout';
import { EntryTile, EntryTiles, Hero, HeroCards, QuickLinks, SkeletonLinks } from '../frame/hero';
import { Pictogram } from './pictogram';
import { pictograms, type PictogramName } from './pictograms';

const meta = { title: 'Pictograms' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// The keys of the record are its type.
const names = Object.keys(pictograms) as PictogramName[];

/** Every drawing, with its hue. */
export const All: Story = {
  render: () => (
    <Card as="div">
      <QuickLinks
        label="图案"
        items={names.map((pictogram) => ({ to: `/${pictogram}`, label: pictogram, pictogram }))}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(names);
    // Drawn, not merely asked for.
    for (const drawing of canvasElement.querySelectorAll('use'))
      await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(4));
  },
};

/** In its own hue, on the page and on a badge. */
export const Hued: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        <Pictogram name="cardiology" hued />
        <Pictogram name="phone-consult" hued />
      </Cluster>
    </Card>
  ),
};

/** In the colour of the text around it. */
export const InText: Story = {
  render: () => (
    <Card as="div">
      <Pictogram name="cardiology" />
    </Card>
  ),
};

/** Under what waits for the person, as on home. */
export const OnTiles: Story = {
  render: () => (
    <Hero>
      <HeroCards>
        <Card title="下次就诊">明天 09:00 心血管内科</Card>
      </HeroCards>
      <EntryTiles>
        <EntryTile to="/a" title="预约挂号" note="选医院 选科室" pictogram="registration" />
        <EntryTile to="/b" title="找医生" note="按科室 按疾病" pictogram="doctor" />
      </EntryTiles>
    </Hero>
  ),
};

export const Loading: Story = {
  render: () => (
    <Card title="热门科室">
      <SkeletonLinks count={8} />
    </Card>
  ),
};
