import type { Queryable } from '../../platform/database';
import { localised } from '../../platform/translate';
import { tipOffers } from './tables';

const gifts = [
  ['tip-1', '一杯清茶', 'A cup of tea', 660],
  ['tip-2', '一束鲜花', 'A bunch of flowers', 1880],
  ['tip-3', '一面锦旗', 'A banner of thanks', 5200],
] as const;

/** Gifts of the sandbox. */
export async function seed(db: Queryable): Promise<void> {
  await db.insert(tipOffers).values(
    gifts.map(([offerId, chinese, english, priceCents]) => ({
      offerId,
      title: localised(chinese, english),
      priceCents,
    })),
  );
}
