import { randomInt } from 'node:crypto';
import { anna, told } from '../overseas-fixture';
import type { OwnedThings, Person } from './trial';

const newAsker = () => ({ ...anna, cardNo: `YA${randomInt(1_000_000, 10_000_000)}` });

/** Those for whom people abroad ask, and their consultations. */
export const overseasThings = (): OwnedThings => ({
  makes: {
    asker: async ({ make }) => (await make('/overseas/asker/add.json', newAsker())).askerId,
    overseasConsult: async ({ make, own }: Person) =>
      (await make('/overseas/consult/submit.json', { ...told, askerId: await own('asker') }))
        .orderKey,
  },
  needs: [
    [/^\/overseas\/asker\//u, newAsker],
    [/^\/overseas\/consult\/submit\.json$/u, () => told],
    [/^\/overseas\/consult\//u, () => ({ readBack: [] })],
  ],
});
