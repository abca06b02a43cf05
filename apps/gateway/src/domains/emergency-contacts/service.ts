import { and, asc, eq } from 'drizzle-orm';
import type { RequestOf, emergencyContacts as contactCalls } from '@xinglin/contract';
import {
  checkEmergencyContact,
  emergencyContactLimit,
  maskPhone,
  resolveEmergencyContact,
} from '@xinglin/rules';
import { users } from '../../kernel/people/accounts/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { firstFreePlace } from '../../platform/first-free-place';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { emergencyContacts } from './tables';
import { refuseFields } from '../../platform/refuse-fields';

type AddInput = RequestOf<(typeof contactCalls)['addEmergencyContact']>;
type UpdateInput = RequestOf<(typeof contactCalls)['updateEmergencyContact']>;
type ContactRow = typeof emergencyContacts.$inferSelect;

/** The contacts of the account as they may leave the gateway, in the order in which they came. */
export async function listContacts({ db, account: ownerId }: CallContext) {
  const rows = await contactsOf(db, ownerId);
  return rows.map(({ contactId, name, relation, mobile }) => ({
    contactId,
    name,
    relation,
    mobile: maskPhone(mobile),
  }));
}

export async function addContact(context: CallContext, input: AddInput): Promise<string> {
  const { db, account: ownerId, now } = context;
  const fields = checkedFields(input, context);
  const siblings = await lockSiblings(context, fields.mobile);
  if (siblings.some(({ mobile }) => mobile === fields.mobile)) refuse('emergencyContactDuplicate');
  const place = firstFreePlace(siblings, emergencyContactLimit);
  if (place === null) return refuse('emergencyContactLimitReached');
  const contactId = newId();
  await db
    .insert(emergencyContacts)
    .values({ ...fields, contactId, ownerId, place, createdAt: now, updatedAt: now });
  return contactId;
}

/** Changes a contact; a phone that is left out stays, as the reader only ever sees it masked. */
export async function updateContact(context: CallContext, input: UpdateInput): Promise<void> {
  const { db, account: ownerId, now } = context;
  const siblings = await lockSiblings(context, input.mobile);
  const current = siblings.find(({ contactId }) => contactId === input.contactId);
  if (current === undefined) return refuse('forbidden');
  const fields = checkedFields({ ...input, mobile: input.mobile ?? current.mobile }, context);
  if (siblings.some((row) => row !== current && row.mobile === fields.mobile))
    refuse('emergencyContactDuplicate');
  await db
    .update(emergencyContacts)
    .set({ ...fields, updatedAt: now })
    .where(ownRow(ownerId, input.contactId));
}

export async function deleteContact(
  { db, account: ownerId }: CallContext,
  contactId: string,
): Promise<void> {
  const gone = await db
    .delete(emergencyContacts)
    .where(ownRow(ownerId, contactId))
    .returning({ contactId: emergencyContacts.contactId });
  if (gone.length === 0) refuse('forbidden');
}

/** An account's emergency contacts in full, for the copy of its data. */
export async function exportedContacts(db: Queryable, ownerId: string) {
  const rows = await contactsOf(db, ownerId);
  // What only serves to find rows again is no data about the person.
  return rows.map(({ ownerId: _, place: __, ...contact }) => contact);
}

/** Checks what was typed; refuses with `invalidFields`. */
function checkedFields(input: AddInput, { locale }: CallContext) {
  const problems = checkEmergencyContact(input);
  if (problems.length > 0) refuseFields(problems, locale, input);
  const { name, mobile } = resolveEmergencyContact(input);
  return { name, mobile, relation: input.relation };
}

/** The contacts of the account with its row locked, so that two changes follow each other; refuses its own number. */
async function lockSiblings(
  { db, account: ownerId }: CallContext,
  wanted: string | undefined,
): Promise<ContactRow[]> {
  const [owner] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId))
    .for('no key update');
  if (wanted !== undefined && wanted === owner?.mobile) refuse('emergencyContactIsOwner');
  return contactsOf(db, ownerId);
}

async function contactsOf(db: Queryable, ownerId: string): Promise<ContactRow[]> {
  return db
    .select()
    .from(emergencyContacts)
    .where(eq(emergencyContacts.ownerId, ownerId))
    .orderBy(asc(emergencyContacts.createdAt), asc(emergencyContacts.place));
}

const ownRow = (ownerId: string, contactId: string) =>
  and(eq(emergencyContacts.contactId, contactId), eq(emergencyContacts.ownerId, ownerId));
