// Owns: whether a prescription is still what was signed.
// Must not know: how prescriptions are written.
// Used by: the page of a prescription, and its sheet.
import { verify as verifyBytes, X509Certificate } from 'node:crypto';
import type { prescriptions as calls, ResponseOf } from '@xinglin/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { contentHashOf } from './content';
import { certificateFacts, isIssuedBy } from './signing/certificates';
import { sandboxAuthority } from './signing/keys';
import { signedStatement } from './signing/sign';
import { prescriptionSignatures, signingKeys, type PrescriptionRow } from './tables';

type Verified = ResponseOf<(typeof calls)['verifyPrescription']>;
type SignatureRow = typeof prescriptionSignatures.$inferSelect;

/** The certificates that each signer has or had here, by role and id. */
async function knownCertificates(
  db: Queryable,
  rows: readonly SignatureRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const keys = await db
    .select({
      role: signingKeys.role,
      signerId: signingKeys.signerId,
      certificate: signingKeys.certificate,
    })
    .from(signingKeys)
    .where(
      inArray(
        signingKeys.signerId,
        rows.map(({ signerId }) => signerId),
      ),
    );
  return new Set(keys.map((key) => [key.role, key.signerId, key.certificate].join('\n')));
}

/** Whether the signature over the statement is one of the certificate's key. */
function isSignedBy(row: SignatureRow): boolean {
  try {
    const { publicKey } = new X509Certificate(row.certificate);
    const statement = signedStatement(row, row.contentHash, row.at);
    return verifyBytes('sha256', statement, publicKey, Buffer.from(row.signature, 'base64'));
  } catch {
    return false;
  }
}

/**
 * Whether a prescription is still what was signed: its hash is computed again from its row and compared with what each
 * signature covers. A signature is valid where its certificate is one that the signer has or had here, was valid at the
 * time, and, in the sandbox, is of this database's authority. A prescription that was not signed here has no signatures,
 * and is never said to be unchanged.
 */
export async function verifyPrescription(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  row: PrescriptionRow,
): Promise<Verified> {
  const contentHash = contentHashOf(row);
  const rows = await db
    .select()
    .from(prescriptionSignatures)
    .where(eq(prescriptionSignatures.prescriptionId, row.prescriptionId))
    .orderBy(asc(prescriptionSignatures.role));
  const known = await knownCertificates(db, rows);
  const authority = await sandboxAuthority(db);
  const signatures = rows.map((one) => {
    const facts = certificateFacts(one.certificate);
    const isKnown = known.has([one.role, one.signerId, one.certificate].join('\n'));
    const wasValid = facts !== null && facts.notBefore <= one.at && one.at < facts.notAfter;
    const isOfAuthority =
      !one.isSandbox || (authority !== null && isIssuedBy(one.certificate, authority.certificate));
    return {
      role: one.role,
      name: one.name,
      at: one.at.toISOString(),
      isValid:
        one.contentHash === contentHash && isKnown && wasValid && isOfAuthority && isSignedBy(one),
      certificate: facts?.subject ?? '',
      fingerprint: facts?.fingerprint ?? '',
      isSandbox: one.isSandbox,
    };
  });
  const needsReview = row.approvedAt !== null;
  const roles = new Set(signatures.map(({ role }) => role));
  return {
    isUnchanged:
      contentHash === row.contentHash &&
      roles.has('doctor') &&
      (!needsReview || roles.has('pharmacist')) &&
      signatures.every(({ isValid }) => isValid),
    contentHash,
    checkedAt: now.toISOString(),
    signatures,
  };
}
