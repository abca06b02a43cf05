import { and, desc, eq } from 'drizzle-orm';
import type { identity, RequestOf } from '@xinglin/contract';
import { partnerOf } from '../partner/service';
import type { CallContext } from '../platform/context';
import { newId } from '../platform/identifiers';
import { authorizations } from './tables';

/** What the person lets the channel know, by the newest word on it. */
export async function authorizationOf({ db, account, appId, locale }: CallContext) {
  const { partnerCode, name } = await partnerOf(db, appId);
  const [newest] = await db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.userId, account), eq(authorizations.partnerCode, partnerCode)))
    .orderBy(desc(authorizations.createdAt))
    .limit(1);
  return {
    partnerName: name[locale],
    scopes: newest?.scopes ?? [],
    gmtAuthorized:
      newest === undefined || newest.scopes.length === 0 ? null : newest.createdAt.toISOString(),
  };
}

/** Writes down what the channel may know from now on; what held before stays in the ledger. */
export async function authorize(
  { db, account, appId, now }: CallContext,
  scopes: RequestOf<(typeof identity)['addAuthorization']>['scopes'],
): Promise<void> {
  const { partnerCode } = await partnerOf(db, appId);
  await db.insert(authorizations).values({
    authorizationId: newId(),
    userId: account,
    partnerCode,
    scopes: [...new Set(scopes)],
    createdAt: now,
  });
}
