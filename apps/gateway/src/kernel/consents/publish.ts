import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { ConfigError } from '../../platform/config';
import type { Database, Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { gatewayFolder } from '../../platform/migrations';
import { readAgreementFiles, type PublishedAgreement } from './agreement-files';
import { agreementConsents, agreements, agreementTexts } from './tables';

/** Any fixed number: all gateways that start at once ask for this same lock. */
const lockId = 4_150_003;

/** Where the texts that come with the gateway are. */
export function agreementsFolder(): string {
  return join(gatewayFolder(), 'content', 'agreements');
}

/**
 * Puts the versions that the files hold and the database does not into the database, so that an update of the
 * gateway brings its new texts. A text may be corrected until the first agreement to it.
 * @throws ConfigError when a text changed that was agreed to: it needs a version of its own.
 */
export async function publishAgreements(
  db: Database,
  published: readonly PublishedAgreement[] = readAgreementFiles(agreementsFolder()),
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
    const known = await tx.select().from(agreements);
    for (const agreement of published) {
      const row = known.find(
        (one) =>
          one.type === agreement.type &&
          one.businessType === agreement.businessType &&
          one.channel === agreement.channel &&
          one.version === agreement.version,
      );
      if (row?.textHash === agreement.textHash) continue;
      if (row) await withdrawText(tx, row.agreementId, agreement);
      await insertAgreement(tx, row?.agreementId ?? newId(), agreement);
    }
  });
}

async function insertAgreement(
  db: Queryable,
  agreementId: string,
  { texts, ...row }: PublishedAgreement,
): Promise<void> {
  await db.insert(agreements).values({ ...row, agreementId });
  await db.insert(agreementTexts).values(texts.map((text) => ({ ...text, agreementId })));
}

async function withdrawText(
  db: Queryable,
  agreementId: string,
  { type, version }: PublishedAgreement,
): Promise<void> {
  const agreed = await db.$count(agreementConsents, eq(agreementConsents.agreementId, agreementId));
  if (agreed > 0)
    throw new ConfigError(
      `the agreement ${type} ${version} was changed, but people have agreed to it; give the new text a new version`,
    );
  await db.delete(agreementTexts).where(eq(agreementTexts.agreementId, agreementId));
  await db.delete(agreements).where(eq(agreements.agreementId, agreementId));
}
