import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pictogram } from '../pictograms/pictogram';
import { Avatar } from './avatar';
import { Card } from './card';
import { HospitalEmblem } from './hospital-emblem';
import { Cluster } from './text-layout';

const meta = { title: 'Display/Faces' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seeds = ['d-1', 'd-2', 'd-3', 'd-4', 'd-5', 'd-6'] as const;

export const Drawings: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        {seeds.map((seed, index) => (
          <Avatar
            key={seed}
            kind="doctor"
            seed={seed}
            gender={index % 2 === 0 ? 'male' : 'female'}
            size="large"
          />
        ))}
        {seeds.map((seed, index) => (
          <Avatar
            key={seed}
            kind="person"
            seed={seed}
            gender={index % 2 === 0 ? 'female' : 'unknown'}
            label="就诊人"
          />
        ))}
        {seeds.map((seed) => (
          <HospitalEmblem key={seed} seed={seed} />
        ))}
      </Cluster>
    </Card>
  ),
};

const ages = ['child', 'adult', 'elder'] as const;

export const FacesByAge: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        {ages.flatMap((age) =>
          seeds.map((seed, index) => (
            <Avatar
              key={`${age}${seed}`}
              kind="person"
              age={age}
              gender={index % 2 === 0 ? 'male' : 'female'}
              seed={seed}
              size="small"
            />
          )),
        )}
      </Cluster>
    </Card>
  ),
};

export const FacesWithMarks: Story = {
  render: () => (
    <Card as="div">
      <Cluster>
        <Avatar
          kind="doctor"
          gender="female"
          seed="d-1"
          size="small"
          badge={<Pictogram name="consult" hued />}
        />
        <Avatar kind="doctor" gender="male" seed="d-2" size="small" online />
        <Avatar
          kind="person"
          age="elder"
          gender="female"
          seed="p-1"
          size="tiny"
          badge={<Pictogram name="medicine" hued />}
        />
      </Cluster>
    </Card>
  ),
};
