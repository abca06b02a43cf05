import type { privacy, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { listConsents, versionInForce } from '../../kernel/consents/service';
import { authorizations } from '../../kernel/people/identities/tables';
import { partners } from '../../kernel/partners/tables';
import { isPatientInUse } from '../../kernel/people/patients/patient-use';
import { agreementOf, findPatient, nameInPast } from '../../kernel/people/patients/service';
import { consents, patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';

type LedgerEntry = ResponseOf<(typeof privacy)['listConsentLedger']>['items'][number];
type ConsentRow = typeof consents.$inferSelect;

/** Every consent for family members, with whose it is; the newest first. */
function consentRows({ db, account }: CallContext) {
  return db
    .select({ consent: consents, name: patients.name, deletedAt: patients.deletedAt })
    .from(consents)
    .innerJoin(patients, eq(patients.patientId, consents.patientId))
    .where(eq(consents.ownerId, account))
    .orderBy(desc(consents.givenAt));
}

/** What is agreed to for each living family member, by the newest word on each purpose. */
export async function patientConsentsOf(context: CallContext) {
  const rows = (await consentRows(context)).filter(({ deletedAt }) => deletedAt === null);
  const byPatient = new Map<string, { name: string; newest: Map<string, ConsentRow> }>();
  for (const { consent, name } of rows) {
    const known = byPatient.get(consent.patientId) ?? { name, newest: new Map() };
    byPatient.set(consent.patientId, known);
    if (!known.newest.has(consent.purpose)) known.newest.set(consent.purpose, consent);
  }
  return [...byPatient].map(([patientId, { name, newest }]) => ({
    patientId,
    patientName: name,
    purposes: [...newest.values()]
      .toSorted((one, other) => other.purpose.localeCompare(one.purpose, 'en'))
      .map(({ purpose, version, givenAt, withdrawnAt }) => ({
        purpose,
        given: withdrawnAt === null,
        version,
        at: (withdrawnAt ?? givenAt).toISOString(),
      })),
  }));
}

/** Takes a consent back or gives it again. The family member can be booked for while every one holds. */
export async function changeConsent(
  context: CallContext,
  { patientId, purpose, given }: RequestOf<(typeof privacy)['changePatientConsent']>,
): Promise<void> {
  const { db, account, now } = context;
  await findPatient(db, account, patientId);
  // A booking holds this row as well: a visit and a withdrawal come one after the other.
  await db
    .select({ patientId: patients.patientId })
    .from(patients)
    .where(eq(patients.patientId, patientId))
    .for('no key update');
  const own = and(eq(consents.ownerId, account), eq(consents.patientId, patientId));
  const rows = await db.select().from(consents).where(own);
  // A purpose that was never asked for cannot be decided about.
  if (!rows.some((row) => row.purpose === purpose)) refuse('forbidden');
  const isGiven = rows.some((row) => row.purpose === purpose && row.withdrawnAt === null);
  if (isGiven === given) return;
  if (given) {
    const version = await versionInForce(context, agreementOf[purpose]);
    await db.insert(consents).values({
      consentId: newId(),
      ownerId: account,
      patientId,
      purpose,
      version,
      givenAt: now,
    });
  } else {
    if (await isPatientInUse(context, patientId)) refuse('patientInUse');
    await db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(own, eq(consents.purpose, purpose), isNull(consents.withdrawnAt)));
  }
  const others = new Set(rows.map((row) => row.purpose).filter((one) => one !== purpose));
  const othersHold = [...others].every((one) =>
    rows.some((row) => row.purpose === one && row.withdrawnAt === null),
  );
  await db
    .update(patients)
    .set({ consentWithdrawnAt: given && othersHold ? null : now })
    .where(and(eq(patients.patientId, patientId), eq(patients.ownerId, account)));
}

/** Everything that was agreed to or taken back, the newest first; nothing is ever taken out of it. */
export async function ledgerOf(context: CallContext): Promise<LedgerEntry[]> {
  const { db, account, locale } = context;
  const [agreed, forPatients, forChannels] = await Promise.all([
    listConsents(db, account, locale),
    consentRows(context),
    db
      .select({ authorization: authorizations, name: partners.name })
      .from(authorizations)
      .innerJoin(partners, eq(partners.partnerCode, authorizations.partnerCode))
      .where(eq(authorizations.userId, account)),
  ]);
  const entries: LedgerEntry[] = [
    ...agreed.map(({ consentId, type, title, version, givenAt }) => ({
      entryId: consentId,
      kind: 'given' as const,
      about: { of: 'agreement' as const, type, title },
      version,
      at: givenAt,
    })),
    ...forPatients.flatMap(({ consent, name }) => {
      const { consentId, purpose, version, givenAt, withdrawnAt } = consent;
      const about = { of: 'patient' as const, purpose, patientName: nameInPast(name, locale) };
      const given = { entryId: consentId, kind: 'given' as const, about, version };
      return [
        { ...given, at: givenAt.toISOString() },
        ...(withdrawnAt === null
          ? []
          : [
              {
                ...given,
                entryId: `${consentId}-`,
                kind: 'withdrawn' as const,
                at: withdrawnAt.toISOString(),
              },
            ]),
      ];
    }),
    ...forChannels.map(({ authorization, name }) => ({
      entryId: authorization.authorizationId,
      kind: authorization.scopes.length > 0 ? ('given' as const) : ('withdrawn' as const),
      about: { of: 'channel' as const, name: textIn(name, locale) },
      version: null,
      at: authorization.createdAt.toISOString(),
    })),
  ];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Channels that may know something, by the newest word on each. */
export async function authorizationsOf({ db, account, locale }: CallContext) {
  const rows = await db
    .selectDistinctOn([authorizations.partnerCode], {
      authorization: authorizations,
      name: partners.name,
    })
    .from(authorizations)
    .innerJoin(partners, eq(partners.partnerCode, authorizations.partnerCode))
    .where(eq(authorizations.userId, account))
    .orderBy(authorizations.partnerCode, desc(authorizations.createdAt));
  return rows
    .filter(({ authorization }) => authorization.scopes.length > 0)
    .map(({ authorization, name }) => ({
      partnerCode: authorization.partnerCode,
      partnerName: textIn(name, locale),
      scopes: authorization.scopes,
      patientIds: authorization.patientIds,
      gmtAuthorized: authorization.createdAt.toISOString(),
    }));
}

/** Takes back what a channel may know; refuses with `forbidden` where it may know nothing. */
export async function withdrawAuthorization(
  context: CallContext,
  partnerCode: string,
): Promise<void> {
  const { db, account, now } = context;
  const held = await authorizationsOf(context);
  if (!held.some((one) => one.partnerCode === partnerCode)) refuse('forbidden');
  await db.insert(authorizations).values({
    authorizationId: newId(),
    userId: account,
    partnerCode,
    scopes: [],
    createdAt: now,
  });
}
