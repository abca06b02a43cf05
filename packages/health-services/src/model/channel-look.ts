import type { Hue, PictogramName } from '@xinglin/ui';

interface Look {
  readonly pictogram: PictogramName;
  readonly hue: Hue;
}

const looks: Readonly<Record<string, Look>> = {
  nursing: { pictogram: 'health-record', hue: 'teal' },
  rehabilitation: { pictogram: 'rehabilitation', hue: 'green' },
  'elder-care': { pictogram: 'patients', hue: 'amber' },
  'home-visits': { pictogram: 'home-care', hue: 'blue' },
  dental: { pictogram: 'dentistry', hue: 'plum' },
  'mental-health': { pictogram: 'mental-health', hue: 'violet' },
};

/** The drawing of a kind of help and its hue; those of a clinic for a kind that has none yet. */
export const channelLook = (channelId: string): Look =>
  // Any other key finds nothing.
  (Object.hasOwn(looks, channelId) ? looks[channelId] : undefined) ?? {
    pictogram: 'clinic',
    hue: 'teal',
  };
