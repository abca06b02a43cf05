import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { registrationKindName, type identity, type RequestOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { users } from '../../kernel/people/accounts/tables';
import { orders } from '../../kernel/orders/tables';
import { partnerOf } from '../../kernel/partners/service';
import { findPatient } from '../../kernel/people/patients/service';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { authorizations } from '../../kernel/people/identities/tables';

type InformationScope = RequestOf<(typeof identity)['addAuthorization']>['scopes'][number];

/** What the person lets the channel know, by the newest word on it. */
export async function authorizationOf({ db, account, appId, locale }: CallContext) {
  const { partnerCode, name } = await partnerOf(db, appId);
  const newest = await newestOf(db, account, partnerCode);
  return {
    partnerCode,
    partnerName: textIn(name, locale),
    scopes: newest?.scopes ?? [],
    gmtAuthorized:
      newest === undefined || newest.scopes.length === 0 ? null : newest.createdAt.toISOString(),
  };
}

/** The newest word of an account on a channel; undefined where there was none. */
async function newestOf(db: Queryable, userId: string, partnerCode: string) {
  const [newest] = await db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.userId, userId), eq(authorizations.partnerCode, partnerCode)))
    .orderBy(desc(authorizations.createdAt))
    .limit(1);
  return newest;
}

/** Writes down what a channel may know from now on, and of whom; what held before stays in the ledger. */
export async function authorize(
  { db, account, appId, now }: CallContext,
  input: RequestOf<(typeof identity)['addAuthorization']>,
): Promise<void> {
  const own = (await partnerOf(db, appId)).partnerCode;
  const partnerCode = input.partnerCode ?? own;
  if (partnerCode !== own) {
    const held = await newestOf(db, account, partnerCode);
    if (held === undefined || held.scopes.length === 0) refuse('forbidden');
  }
  const patientIds = input.patientIds === undefined ? null : [...new Set(input.patientIds)];
  for (const patientId of patientIds ?? []) await findPatient(db, account, patientId);
  await db.insert(authorizations).values({
    authorizationId: newId(),
    userId: account,
    partnerCode,
    scopes: [...new Set(input.scopes)],
    patientIds,
    createdAt: now,
  });
}

/** What is handed over to a channel about an account: by the newest word, and of nobody it does not name. */
export async function handedOver(db: Queryable, userId: string, partnerCode: string) {
  const newest = await newestOf(db, userId, partnerCode);
  const has = (scope: InformationScope) => newest?.scopes.includes(scope) ?? false;
  const named = newest?.patientIds ?? null;
  const family = and(
    eq(patients.ownerId, userId),
    isNull(patients.deletedAt),
    // Who took a consent back is not handed on either.
    isNull(patients.consentWithdrawnAt),
    ...(named === null ? [] : [inArray(patients.patientId, named)]),
  );
  const [[person], members, visits] = await Promise.all([
    has('profile')
      ? db.select({ nickname: users.nickname }).from(users).where(eq(users.userId, userId))
      : [],
    has('patients')
      ? db
          .select({
            patientId: patients.patientId,
            name: patients.name,
            relation: patients.relation,
          })
          .from(patients)
          .where(family)
      : null,
    has('orders')
      ? db
          .select({
            orderNo: orders.orderNo,
            patientId: orders.patientId,
            status: orders.state,
            date: orders.day,
          })
          .from(orders)
          .innerJoin(patients, eq(patients.patientId, orders.patientId))
          .where(and(eq(orders.ownerId, userId), eq(orders.kind, registrationKindName), family))
      : null,
  ]);
  return { profile: person ?? null, patients: members, orders: visits };
}
