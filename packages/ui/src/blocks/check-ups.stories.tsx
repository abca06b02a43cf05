import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../display/card';
import { Cluster, Stack } from '../display/text-layout';
import { NearMap } from './near-map';
import { PackagePicture } from './package-picture';
import { PartPictogram } from './part-pictogram';

const meta = { title: 'Blocks/Check-ups' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  'basic',
  'heart',
  'brain',
  'lung',
  'blood',
  'liver',
  'stomach',
  'kidney',
  'thyroid',
  'bone',
  'joint',
  'eye',
  'ear',
  'tooth',
  'breast',
  'uterus',
  'prostate',
  'tumour',
  'infection',
] as const;

/** Every part of the body, beside its name. */
export const Parts: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        {parts.map((part) => (
          <span key={part}>
            <PartPictogram part={part} /> {part}
          </span>
        ))}
      </Cluster>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    // Drawn, not merely requested.
    for (const drawing of canvasElement.querySelectorAll('use'))
      await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(4));
  },
};

/** Packages about a part, for people, and for a new job. */
export const Packages: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        {parts.map((main) => (
          <PackagePicture key={main} picture={{ main, badge: null }} />
        ))}
        <PackagePicture picture={{ main: 'heart', badge: 'brain' }} />
        <PackagePicture picture={{ main: 'parents', badge: 'bone' }} />
        <PackagePicture picture={{ main: 'women', badge: 'breast' }} />
        <PackagePicture picture={{ main: 'men', badge: 'prostate' }} />
        <PackagePicture picture={{ main: 'couple', badge: 'uterus' }} />
        <PackagePicture picture={{ main: 'children', badge: 'tooth' }} />
        <PackagePicture picture={{ main: 'work', badge: null }} />
      </Cluster>
    </Card>
  ),
};

/** Across the top of a card. */
export const Wide: Story = {
  render: () => (
    <Stack>
      <PackagePicture
        size="wide"
        picture={{ main: 'parents', badge: 'bone' }}
        badges={['bone', 'uterus']}
      />
      <PackagePicture size="wide" picture={{ main: 'heart', badge: 'brain' }} />
    </Stack>
  ),
};

/** Above the stores that are near. */
export const Map: Story = {
  render: () => (
    <Card title="近处的门店">
      <NearMap />
    </Card>
  ),
};
