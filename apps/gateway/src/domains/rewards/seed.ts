import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';
import { tipOffers } from './tables';

const gifts = [
  [
    'tip-1',
    'tea',
    660,
    {
      ...localised('一杯清茶', 'A cup of tea'),
      it: 'Una tazza di tè',
      fr: 'Une tasse de thé',
      id: 'Secangkir teh',
    },
  ],
  [
    'tip-2',
    'flowers',
    1880,
    {
      ...localised('一束鲜花', 'A bunch of flowers'),
      it: 'Un mazzo di fiori',
      fr: 'Un bouquet de fleurs',
      id: 'Seikat bunga',
    },
  ],
  [
    'tip-3',
    'banner',
    5200,
    {
      ...localised('一面锦旗', 'A banner of thanks'),
      it: 'Uno stendardo di ringraziamento',
      fr: 'Une bannière de remerciement',
      id: 'Panji ucapan terima kasih',
    },
  ],
] as const;

/** Gifts of the sandbox. */
export async function seed(db: Queryable): Promise<void> {
  await db.insert(tipOffers).values(
    gifts.map(([offerId, drawing, priceCents, title]) => ({
      offerId,
      title,
      priceCents,
      drawing,
    })),
  );
}
