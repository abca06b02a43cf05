import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import type { Queryable } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { checkUpGrants } from '../tables';

/** Codes that a company has given to its people, as they are kept: without dashes. */
const codes = ['QK20261001', 'QK20261002', 'QK20261003'];

/** Three check-ups that a company has paid for. */
export async function seedGrants(db: Queryable, now: Date): Promise<void> {
  const validUntil = addDays(dayAt(now, hospitalTimeZone), 180);
  await db.insert(checkUpGrants).values(
    codes.map((code) => ({
      grantId: `seed-${code}`,
      code,
      packageCode: 'health100-p3',
      title: localised('青川科技员工年度体检', 'Yearly check-up for the people of Qingchuan'),
      validUntil,
    })),
  );
}
