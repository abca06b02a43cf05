import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { checkUpMisfit, dayAt, hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, desc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { findPatient } from '../../kernel/people/patients/service';
import type { patients } from '../../kernel/people/patients/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { byFit, type Fit, type FitFacts, type FitPackage } from './fit';
import {
  checkUpGrants,
  checkUpItems,
  checkUpOrders,
  checkUpPackages,
  checkUpPeople,
  checkUpValues,
} from './tables';

type Calls = typeof checkUp;
type ShownFit = ResponseOf<Calls['listPackageFits']>['items'][number]['fit'];
/** What of a person of the account decides a fit. */
type Person = Pick<typeof patients.$inferSelect, 'patientId' | 'gender' | 'birthDate'>;
/** A report of a person with its order. */
export type OwnReport = Awaited<ReturnType<typeof reportsOf>>[number];

/** Most reports, orders and codes of a person that are read. */
const mostRead = 20;

/** Reports of a person that the account may read, the newest first. */
export const reportsOf = (db: Queryable, ownerId: string, patientId: string) =>
  db
    .select({ person: checkUpPeople, own: checkUpOrders, items: checkUpPackages.items })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOrders.packageCode))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(checkUpPeople.patientId, patientId),
        isNotNull(checkUpPeople.report),
      ),
    )
    .orderBy(desc(checkUpOrders.day), desc(checkUpPeople.orderNo))
    .limit(mostRead);

/** Check-ups that a person has paid for and not attended, and unused codes of the account that fit the person. */
async function ownedItems(
  db: Queryable,
  ownerId: string,
  person: Person,
  day: string,
): Promise<string[][]> {
  const ordered = await db
    .select({ items: checkUpPackages.items })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOrders.packageCode))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.stateGroup, 'active'),
        eq(checkUpPeople.patientId, person.patientId),
        isNull(checkUpPeople.attendedAt),
      ),
    )
    .limit(mostRead);
  const granted = await db
    .select({ offer: checkUpPackages })
    .from(checkUpGrants)
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpGrants.packageCode))
    .where(
      and(
        eq(checkUpGrants.ownerId, ownerId),
        isNull(checkUpGrants.orderNo),
        gte(checkUpGrants.validUntil, day),
      ),
    )
    .limit(mostRead);
  return [
    ...ordered.map(({ items }) => items),
    ...granted.flatMap(({ offer }) =>
      checkUpMisfit(offer, person, day) === null ? [offer.items] : [],
    ),
  ];
}

/** What the rule of fits needs to know of a person, and the names of items and values. */
async function readFacts(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  person: Person,
  reports: readonly OwnReport[],
) {
  const day = dayAt(now, hospitalTimeZone);
  const outside = (reports[0]?.person.report?.results ?? []).filter(
    ({ flag }) => flag !== 'normal',
  );
  const items = new Map(
    (await db.select().from(checkUpItems)).map((item) => [item.itemCode, item]),
  );
  const values = new Map(
    outside.length === 0
      ? []
      : (
          await db
            .select()
            .from(checkUpValues)
            .where(
              inArray(
                checkUpValues.code,
                outside.map(({ code }) => code),
              ),
            )
        ).map((value) => [value.code, value]),
  );
  const facts: FitFacts = {
    day,
    person,
    outside: outside.map(({ code, flag }) => ({ code, flag })),
    examined: [...new Set(reports.flatMap((report) => report.items))],
    owned: await ownedItems(db, account, person, day),
    partOf: (code) => items.get(code)?.part ?? 'basic',
    measured: (code) => values.get(code),
  };
  return { facts, items, values };
}

/** A fit in the words of a language; values of one name are one. */
function shownFit(
  fit: Fit,
  { items, values }: Awaited<ReturnType<typeof readFacts>>,
  locale: Locale,
): ShownFit {
  if (fit.kind === 'new') {
    const item = items.get(fit.itemCode);
    return item ? { kind: 'new', item: textIn(item.name, locale) } : { kind: 'plain' };
  }
  if (fit.kind !== 'suits') return fit;
  const named = fit.values.flatMap(({ code, flag }) => {
    const value = values.get(code);
    return value ? [{ name: textIn(value.name, locale), flag }] : [];
  });
  const byName = new Map(named.map((value) => [`${value.name} ${value.flag}`, value]));
  return { kind: 'suits', values: [...byName.values()] };
}

/**
 * Packages with how they fit a person of the account, the best first.
 * @param reports those of the person, as {@link reportsOf} reads them.
 */
export async function fitted<Offer extends FitPackage>(
  context: Pick<CallContext, 'db' | 'account' | 'now' | 'locale'>,
  person: Person,
  reports: readonly OwnReport[],
  offers: readonly Offer[],
): Promise<{ readonly offer: Offer; readonly fit: ShownFit }[]> {
  const read = await readFacts(context, person, reports);
  return byFit(offers, read.facts).map(({ offer, fit }) => ({
    offer,
    fit: shownFit(fit, read, context.locale),
  }));
}

/** How named packages fit a person of the account, the best first. */
export async function listFits(
  { packageCodes, patientId }: RequestOf<Calls['listPackageFits']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPackageFits']>> {
  const { db, account } = context;
  const person = await findPatient(db, account, patientId);
  const rows = await db
    .select()
    .from(checkUpPackages)
    .where(and(inArray(checkUpPackages.packageCode, packageCodes), checkUpPackages.isOpen));
  // In the order of the request, which equals keep.
  const offers = packageCodes.flatMap(
    (code) => rows.find(({ packageCode }) => packageCode === code) ?? [],
  );
  const reports = await reportsOf(db, account, patientId);
  const found = await fitted(context, person, reports, [...new Set(offers)]);
  return { items: found.map(({ offer, fit }) => ({ packageCode: offer.packageCode, fit })) };
}
