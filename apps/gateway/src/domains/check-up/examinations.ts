import { textIn } from '@xinglin/rules';
import { and, arrayOverlaps, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FoundExamination, WantedExamination } from '../../kernel/finding/examination-finders';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { checkUpItems, checkUpOrders, checkUpPackages, checkUpPeople } from './tables';

/** Packages that are shown for one examination. */
const packagesShown = 2;

/** Whether a doctor's words name an item: by its own name, alone or among other words. */
function names(said: string, itemName: string): boolean {
  const words = said.toLowerCase();
  const item = itemName.toLowerCase();
  if (/\p{Script=Han}/u.test(item)) return words.includes(item);
  // A short Latin name stands inside of other words.
  return ` ${words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${item.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );
}

/** Check-up packages with an examination for a patient, and the account's order that has it already. */
export async function findCheckUpExaminations(
  wanted: readonly WantedExamination[],
  { db, account, locale }: CallContext,
): Promise<readonly FoundExamination[]> {
  const items = await db.select().from(checkUpItems);
  const codesOf = (said: string) =>
    items.flatMap(({ itemCode, name }) =>
      Object.values(name).some((one) => names(said, one)) ? [itemCode] : [],
    );
  const codes = [...new Set(wanted.flatMap(({ name }) => codesOf(name)))];
  if (codes.length === 0) return wanted.map(() => ({ packages: [], ordered: null }));
  const [packages, genders, ordered] = await Promise.all([
    packagesWith(db, codes),
    gendersOf(db, account, wanted),
    ordersWith(db, account, codes),
  ]);
  return wanted.map(({ name, patientId, proposedAt }) => {
    const own = codesOf(name);
    const has = ({ items: held }: { readonly items: readonly string[] }) =>
      held.some((code) => own.includes(code));
    const gender = genders.get(patientId);
    const order = ordered.find(
      (one) => one.patientId === patientId && one.createdAt >= proposedAt && has(one),
    );
    return {
      packages: packages
        .filter((one) => has(one) && (one.sex === 'any' || one.sex === gender))
        .slice(0, packagesShown)
        .map(({ packageCode, title, priceCents }) => ({
          packageCode,
          title: textIn(title, locale),
          priceCents,
        })),
      ordered: order === undefined ? null : { orderNo: order.orderNo, state: stateOf(order) },
    };
  });
}

function stateOf({ stateGroup }: Pick<typeof orders.$inferSelect, 'stateGroup'>) {
  if (stateGroup === 'awaitingPayment') return 'awaitingPayment';
  return stateGroup === 'active' ? 'booked' : 'done';
}

/** Packages on sale with one of the items, the cheapest first. */
const packagesWith = (db: Queryable, codes: readonly string[]) =>
  db
    .select()
    .from(checkUpPackages)
    .where(
      and(
        checkUpPackages.isOpen,
        arrayOverlaps(checkUpPackages.items, [...codes]),
        // By the table's name: a column alone would be the inner one.
        sql`exists (select from check_up_offers offer
          join check_up_stores store on store.store_id = offer.store_id and store.is_open
          where offer.package_code = ${checkUpPackages}.package_code)`,
      ),
    )
    .orderBy(asc(checkUpPackages.priceCents), asc(checkUpPackages.packageCode));

/** The account's orders with one of the items, for whom they are, the latest first; without those that came to nothing. */
const ordersWith = (db: Queryable, ownerId: string, codes: readonly string[]) =>
  db
    .select({
      orderNo: orders.orderNo,
      stateGroup: orders.stateGroup,
      createdAt: orders.createdAt,
      patientId: checkUpPeople.patientId,
      items: checkUpPackages.items,
    })
    .from(checkUpOrders)
    .innerJoin(orders, eq(orders.orderNo, checkUpOrders.orderNo))
    .innerJoin(checkUpPeople, eq(checkUpPeople.orderNo, checkUpOrders.orderNo))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOrders.packageCode))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        inArray(orders.stateGroup, ['awaitingPayment', 'active', 'completed']),
        ne(orders.state, 'missed'),
        arrayOverlaps(checkUpPackages.items, [...codes]),
      ),
    )
    .orderBy(desc(orders.createdAt));

async function gendersOf(db: Queryable, ownerId: string, wanted: readonly WantedExamination[]) {
  const rows = await db
    .select({ patientId: patients.patientId, gender: patients.gender })
    .from(patients)
    .where(
      and(
        eq(patients.ownerId, ownerId),
        inArray(
          patients.patientId,
          wanted.map(({ patientId }) => patientId),
        ),
      ),
    );
  return new Map(rows.map(({ patientId, gender }) => [patientId, gender]));
}
