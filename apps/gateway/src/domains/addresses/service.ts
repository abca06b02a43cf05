import { and, asc, eq, sql } from 'drizzle-orm';
import type { RequestOf, ResponseOf, addresses as addressCalls } from '@xinglin/contract';
import {
  addressLimit,
  checkAddress,
  maskReceiverMobile,
  resolveAddress,
  type AddressInput,
} from '@xinglin/rules';
import { users } from '../../kernel/people/accounts/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { firstFreePlace } from '../../platform/first-free-place';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { refusedText } from '../../platform/refuse-fields';
import { textOf } from './locales';
import {
  areaNames,
  isWholeChain,
  namesOf,
  type AreaNames,
} from '../../kernel/people/addresses/area-chain';
import { postingAddresses } from '../../kernel/people/addresses/tables';
import { usualFirst } from '../../kernel/people/addresses/usual-first';

type AddInput = RequestOf<(typeof addressCalls)['addAddress']>;
type UpdateInput = RequestOf<(typeof addressCalls)['updateAddress']>;
type AddressShown = ResponseOf<(typeof addressCalls)['getAddress']>;
type AddressRow = typeof postingAddresses.$inferSelect;

/** The addresses of the account as they may leave the gateway, the default one first, then the newest. */
export async function listAddresses({ db, account: ownerId, locale }: CallContext) {
  const rows = await db
    .select()
    .from(postingAddresses)
    .where(eq(postingAddresses.ownerId, ownerId))
    .orderBy(...usualFirst);
  const names = await namesOf(db, rows, locale);
  return rows.map((row) => shownAddress(row, names(row)));
}

/** One address of the account, as it may leave the gateway. */
export async function addressOf(
  { db, account: ownerId, locale }: CallContext,
  addressId: string,
): Promise<AddressShown> {
  const [row] = await db.select().from(postingAddresses).where(ownRow(ownerId, addressId));
  return row === undefined
    ? refuse('forbidden')
    : shownAddress(row, await areaNames(db, row, locale));
}

function shownAddress(
  row: AddressRow,
  { provinceName, cityName, districtName }: AreaNames,
): AddressShown {
  return {
    addressId: row.addressId,
    name: row.name,
    mobile: maskReceiverMobile(row.mobile),
    provinceId: row.provinceId,
    // The foreign key keeps an area that an address names.
    provinceName: provinceName ?? '',
    cityId: row.cityId,
    cityName,
    districtId: row.districtId,
    districtName,
    detail: row.detail,
    isDefault: row.isDefault,
  };
}

export async function addAddress(context: CallContext, input: AddInput): Promise<string> {
  const { db, account: ownerId, now } = context;
  const fields = await checkedFields(input, context);
  const siblings = await lockSiblings(db, ownerId);
  const place = firstFreePlace(siblings, addressLimit);
  if (place === null) return refuse('addressLimitReached');
  const addressId = newId();
  const isDefault = siblings.length === 0 || input.isDefault === true;
  if (isDefault) await clearDefault(db, ownerId);
  await db
    .insert(postingAddresses)
    .values({ ...fields, addressId, ownerId, place, isDefault, createdAt: now, updatedAt: now });
  return addressId;
}

/** Changes an address; a phone that is left out stays, as the reader only ever sees it masked. */
export async function updateAddress(context: CallContext, input: UpdateInput): Promise<void> {
  const { db, account: ownerId, now } = context;
  const current = ownOf(await lockSiblings(db, ownerId), input.addressId);
  const fields = await checkedFields({ ...input, mobile: input.mobile ?? current.mobile }, context);
  // There is always one default: it is given to another, never just taken away.
  const isDefault = current.isDefault || input.isDefault === true;
  if (isDefault && !current.isDefault) await clearDefault(db, ownerId);
  await db
    .update(postingAddresses)
    .set({ ...fields, isDefault, updatedAt: now })
    .where(ownRow(ownerId, input.addressId));
}

/** Deletes an address; the newest of the rest becomes the default. */
export async function deleteAddress(
  { db, account: ownerId }: CallContext,
  addressId: string,
): Promise<void> {
  const siblings = await lockSiblings(db, ownerId);
  const current = ownOf(siblings, addressId);
  await db.delete(postingAddresses).where(ownRow(ownerId, addressId));
  const heir = siblings.findLast((row) => row.addressId !== addressId);
  if (current.isDefault && heir !== undefined) await markDefault(db, ownerId, heir.addressId);
}

export async function setDefaultAddress(
  { db, account: ownerId }: CallContext,
  addressId: string,
): Promise<void> {
  ownOf(await lockSiblings(db, ownerId), addressId);
  await clearDefault(db, ownerId);
  await markDefault(db, ownerId, addressId);
}

/** Checks what was typed and turns it into columns; refuses with `invalidFields`. */
async function checkedFields(input: AddressInput, { db, locale }: CallContext) {
  const problems: { readonly field: string; readonly code: string }[] = checkAddress(input);
  const { name, mobile, detail, provinceId, cityId, districtId } = resolveAddress(input);
  const chain = { provinceId, cityId: cityId || null, districtId: districtId || null };
  if (!problems.some(({ field }) => field === 'area') && !(await isWholeChain(db, chain)))
    problems.push({ field: 'area', code: 'areaIncomplete' });
  if (problems.length === 0) return { name, mobile, detail, ...chain };
  const fields = problems.map(({ field, code }) => ({
    path: field,
    message:
      code === 'areaIncomplete'
        ? textOf(locale, 'areaIncomplete')
        : refusedText(locale, code, input[field as keyof AddressInput]),
    code,
  }));
  return refuse('invalidFields', { data: { fields } });
}

/**
 * The addresses of an owner in the order in which they came, with the owner's row locked: two changes
 * follow each other. The unique indexes hold the same rules once more.
 */
async function lockSiblings(db: Queryable, ownerId: string): Promise<AddressRow[]> {
  await db.execute(
    sql`SELECT 1 FROM ${users} WHERE ${users.userId} = ${ownerId} FOR NO KEY UPDATE`,
  );
  return db
    .select()
    .from(postingAddresses)
    .where(eq(postingAddresses.ownerId, ownerId))
    .orderBy(asc(postingAddresses.createdAt), asc(postingAddresses.place));
}

function ownOf(siblings: readonly AddressRow[], addressId: string): AddressRow {
  return siblings.find((row) => row.addressId === addressId) ?? refuse('forbidden');
}

async function clearDefault(db: Queryable, ownerId: string): Promise<void> {
  await db
    .update(postingAddresses)
    .set({ isDefault: false })
    .where(and(eq(postingAddresses.ownerId, ownerId), eq(postingAddresses.isDefault, true)));
}

async function markDefault(db: Queryable, ownerId: string, addressId: string): Promise<void> {
  await db.update(postingAddresses).set({ isDefault: true }).where(ownRow(ownerId, addressId));
}

const ownRow = (ownerId: string, addressId: string) =>
  and(eq(postingAddresses.addressId, addressId), eq(postingAddresses.ownerId, ownerId));
