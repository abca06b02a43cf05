import { and, asc, eq } from 'drizzle-orm';
import type { overseas as calls, RequestOf } from '@xinglin/contract';
import {
  ageMonthsOn,
  checkAsker,
  dayAt,
  documentIdentity,
  maskIdCard,
  normalizeCardNo,
  normalizeName,
} from '@xinglin/rules';
import { users } from '../../kernel/people/accounts/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { keyedHash, newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { countryName, isCountry } from './countries';
import { askers } from './tables';

type AddInput = RequestOf<(typeof calls)['addAsker']>;
type UpdateInput = RequestOf<(typeof calls)['updateAsker']>;
type AskerRow = typeof askers.$inferSelect;

/** Most that one account has. */
const askersAtMost = 10;

/** Those for whom the account asks. */
export async function askersOf(context: CallContext) {
  const rows = await rowsOf(context.db, context.account);
  return rows.map((row) => shown(row, context));
}

/** One of them; refuses with `forbidden` what belongs to another. */
export async function askerOf(context: CallContext, askerId: string) {
  const [row] = await context.db.select().from(askers).where(ownRow(context.account, askerId));
  return shown(row ?? refuse('forbidden'), context);
}

export async function addAsker(context: CallContext, input: AddInput, key: string) {
  const { db, account: ownerId, now } = context;
  const fields = checkedFields(context, input, key);
  await lockOwner(db, ownerId);
  const others = await rowsOf(db, ownerId);
  if (others.some((other) => isSamePerson(other, fields))) refuse('patientDuplicate');
  if (others.length >= askersAtMost) refuse('patientLimitReached');
  const askerId = newId();
  await db.insert(askers).values({ ...fields, askerId, ownerId, createdAt: now, updatedAt: now });
  return askerId;
}

/** Changes one; the document's number stays where none is given, as the reader only ever sees it masked. */
export async function updateAsker(context: CallContext, input: UpdateInput, key: string) {
  const { db, account: ownerId, now } = context;
  const { askerId, cardNo } = input;
  await lockOwner(db, ownerId);
  const [former] = await db.select().from(askers).where(ownRow(ownerId, askerId));
  if (former === undefined) return refuse('forbidden');
  const { askerId: _, ...typed } = input;
  const fields = checkedFields(context, { ...typed, cardNo: cardNo ?? former.cardNo }, key);
  const others = (await rowsOf(db, ownerId)).filter((other) => other.askerId !== askerId);
  if (others.some((other) => isSamePerson(other, fields))) refuse('patientDuplicate');
  await db
    .update(askers)
    .set({ ...fields, updatedAt: now })
    .where(ownRow(ownerId, askerId));
}

export async function deleteAsker({ db, account }: CallContext, askerId: string): Promise<void> {
  const gone = await db
    .delete(askers)
    .where(ownRow(account, askerId))
    .returning({ askerId: askers.askerId });
  if (gone.length === 0) refuse('forbidden');
}

/** An account's askers in full, for the copy of its data. */
export async function exportedAskers(db: Queryable, ownerId: string) {
  const rows = await rowsOf(db, ownerId);
  // What only serves to find rows again is no data about the person.
  return rows.map(({ ownerId: _, identityHash: __, ...asker }) => asker);
}

/** Checks what was typed; refuses with `invalidFields`. */
function checkedFields({ now, locale }: CallContext, input: AddInput, key: string) {
  const agedOn = dayAt(now);
  const problems = checkAsker(input, agedOn);
  const unknown = isCountry(input.country) ? [] : [{ field: 'country', code: 'countryRequired' }];
  if (problems.length + unknown.length > 0) refuseFields([...problems, ...unknown], locale, input);
  const cardNo = normalizeCardNo(input.cardNo);
  return {
    ...input,
    nickname: normalizeName(input.nickname),
    cardNo,
    agedOn,
    identityHash: keyedHash(key, documentIdentity(input.cardType, cardNo)),
  };
}

function shown(row: AskerRow, { now, locale }: Pick<CallContext, 'now' | 'locale'>) {
  const { askerId, nickname, gender, cardType, country } = row;
  return {
    askerId,
    nickname,
    gender,
    ageMonths: ageMonthsOn(row, dayAt(now)),
    country: { labelCode: country, label: countryName(country, locale) },
    cardType,
    cardNo: maskIdCard(row.cardNo),
  };
}

type Documented = Pick<AskerRow, 'cardType' | 'cardNo'>;

/** By their documents, of whichever issue; hashes of earlier releases are of the number as it was printed. */
const isSamePerson = (one: Documented, other: Documented): boolean =>
  documentIdentity(one.cardType, one.cardNo) === documentIdentity(other.cardType, other.cardNo);

/** Two changes of one account follow each other. */
async function lockOwner(db: Queryable, ownerId: string): Promise<void> {
  await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, ownerId))
    .for('no key update');
}

async function rowsOf(db: Queryable, ownerId: string): Promise<AskerRow[]> {
  return db
    .select()
    .from(askers)
    .where(eq(askers.ownerId, ownerId))
    .orderBy(asc(askers.createdAt), asc(askers.askerId));
}

const ownRow = (ownerId: string, askerId: string) =>
  and(eq(askers.askerId, askerId), eq(askers.ownerId, ownerId));
