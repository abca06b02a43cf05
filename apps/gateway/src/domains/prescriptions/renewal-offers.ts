import {
  addDays,
  dayAt,
  daysBetween,
  formatDay,
  hospitalTimeZone,
  momentOf,
  renewalOfferDay,
  renewalTerms,
  textIn,
} from '@xinglin/rules';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { sendMessage } from '../../kernel/messages/send-message';
import { orders } from '../../kernel/orders/tables';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { renewalRefusals } from '../../kernel/prescriptions/renewals';
import { drugs, prescriptions, type PrescriptionRow } from '../../kernel/prescriptions/tables';
import type { Locale } from '../../platform/context';
import { inTransaction, type Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { textOf } from './locales';

/** Between these hours a message may come. */
const hours = { from: '08:00', until: '20:00' } as const;

/** Prescriptions that are looked at in one go. */
const batchSize = 200;

type Running = PrescriptionRow & { readonly runsOutOn: string };

const offerAt = ({ runsOutOn }: Running): Date =>
  momentOf(renewalOfferDay(runsOutOn), hours.from, hospitalTimeZone);

/** The language of the order in which it was prescribed; hospitals write Chinese. */
async function localeOf(db: Queryable, { orderKey }: PrescriptionRow): Promise<Locale> {
  if (orderKey === null) return 'zh-Hans';
  const [order] = await db
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.orderNo, orderKey));
  return order?.locale ?? 'zh-Hans';
}

async function medicinesOf(db: Queryable, row: PrescriptionRow, locale: Locale): Promise<string> {
  const ids = row.lines.map(({ drugId }) => drugId);
  const found = await db
    .select({ drugId: drugs.drugId, name: drugs.name })
    .from(drugs)
    .where(inArray(drugs.drugId, ids));
  const first = found.find(({ drugId }) => drugId === ids[0]);
  const medicine = first ? textIn(first.name, locale) : '';
  return ids.length === 1
    ? medicine
    : textOf(locale, 'message.several', { medicine, count: ids.length });
}

/** Notifies the owner, once: never of one that cannot be renewed, such as one with an open request or a newer sheet. */
async function offer(
  db: Queryable,
  row: Running,
  { now, all }: { readonly now: Date; readonly all: Services['all'] },
): Promise<void> {
  const { prescriptionId, ownerId, runsOutOn } = row;
  const marked = await db
    .update(prescriptions)
    .set({ renewalOfferedAt: now })
    .where(
      and(eq(prescriptions.prescriptionId, prescriptionId), isNull(prescriptions.renewalOfferedAt)),
    )
    .returning({ prescriptionId: prescriptions.prescriptionId });
  const today = dayAt(now, hospitalTimeZone);
  // One that has run out already was brought too late to offer anything before its last tablet.
  if (marked.length === 0 || runsOutOn < today) return;
  const locale = await localeOf(db, row);
  const refusals = await renewalRefusals({ db, now, locale, all }, [row]);
  if (refusals.get(prescriptionId) !== null) return;
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  const words = textOf(locale, 'message.renewal', {
    patient: row.patientName,
    medicines: await medicinesOf(db, row, locale),
    day: formatDay(runsOutOn, locale),
    days: daysBetween(renewalOfferDay(runsOutOn), runsOutOn) - renewalTerms.offerDays,
  });
  const text = await signedForOwner(db, { ownerId, locale }, words);
  await sendMessage(
    db,
    {
      channel: 'sms',
      to: owner?.mobile ?? null,
      text,
      about: { topic: 'prescription', matterId: prescriptionId, ownerId },
    },
    now,
  );
}

/** When the next message may come: now by day, else in the morning. */
function nextDaytime(now: Date): Date {
  const today = dayAt(now, hospitalTimeZone);
  const from = momentOf(today, hours.from, hospitalTimeZone);
  if (now < from) return from;
  if (now < momentOf(today, hours.until, hospitalTimeZone)) return now;
  return momentOf(addDays(today, 1), hours.from, hospitalTimeZone);
}

/** Offers the renewal some days before the last tablet, in the morning, once for each prescription (decision a12). */
export const renewalOffersDeadline: Deadline = {
  name: 'prescriptions.renewals',
  async sweep(db, now, services) {
    const rows = await db
      .select()
      .from(prescriptions)
      .where(and(isNotNull(prescriptions.runsOutOn), isNull(prescriptions.renewalOfferedAt)))
      .orderBy(asc(prescriptions.runsOutOn), asc(prescriptions.prescriptionId))
      .limit(batchSize);
    const running = rows.flatMap((row) =>
      row.runsOutOn === null ? [] : [{ ...row, runsOutOn: row.runsOutOn }],
    );
    const due = running.filter((row) => offerAt(row) <= now);
    const later = running.find((row) => offerAt(row) > now);
    const daytime = nextDaytime(now);
    if (due.length > 0 && daytime > now) return daytime;
    const log = { logger: services.logger, words: 'renewal of a prescription not offered' };
    const failed = await oneByOne(due, log, (row) =>
      inTransaction(db, (tx) => offer(tx, row, { now, all: services.all })),
    );
    if (due.length === batchSize && failed === 0) return now;
    return later === undefined ? null : offerAt(later);
  },
};
