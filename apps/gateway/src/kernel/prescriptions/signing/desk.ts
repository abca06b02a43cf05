// Owns: how administrators give doctors, pharmacists and the hospital's seal their certificates.
// Must not know: what is signed.
// Used by: the desk, by the domain of prescriptions.
import { Id, opaqueText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../desk/desk-action';
import { staffAccounts } from '../../desk/staff/tables';
import { doctors } from '../../places/tables';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { certificateFacts, isUsable } from './certificates';
import { replaceKey, sealOwner, type KeyOwner } from './keys';

const Request = z.object({
  role: z.enum(['doctor', 'pharmacist', 'seal']),
  /** A doctor's id, or a pharmacist's of the staff; `hospital` for the seal. */
  signerId: Id,
  /** PEM. */
  certificate: opaqueText({ max: 8000 }),
  /** PEM of PKCS #8. */
  privateKey: opaqueText({ max: 4000 }),
});

/** The signer whom a request names; refuses with `forbidden` where there is none. */
async function ownerOf(
  db: Queryable,
  { role, signerId }: Pick<z.output<typeof Request>, 'role' | 'signerId'>,
): Promise<KeyOwner> {
  if (role === 'seal') return signerId === sealOwner.signerId ? sealOwner : refuse('forbidden');
  if (role === 'doctor') {
    const [doctor = refuse('forbidden')] = await db
      .select({ name: doctors.name })
      .from(doctors)
      .where(eq(doctors.id, signerId));
    return { role, signerId, name: doctor.name['zh-Hans'] };
  }
  const [member = refuse('forbidden')] = await db
    .select({ name: staffAccounts.name, roles: staffAccounts.roles })
    .from(staffAccounts)
    .where(eq(staffAccounts.staffId, signerId));
  return member.roles.includes('pharmacist')
    ? { role, signerId, name: member.name }
    : refuse('forbidden');
}

/** What administrators do about certificates. */
export const signingDesk = [
  deskAction({
    name: 'set-signing-key',
    summary:
      'Gives a signer the certificate and key of a certification authority; ends the former key.',
    roles: ['administrator'],
    request: Request,
    response: z.object({
      keyId: Id,
      /** To be compared with the person. */
      subject: z.string(),
      fingerprint: z.string(),
      validUntil: z.iso.datetime(),
    }),
    subject: ({ role, signerId }) => `${role}:${signerId}`,
    async handle({ role, signerId, certificate, privateKey }, { db, now }) {
      const owner = await ownerOf(db, { role, signerId });
      const pair = { certificate, privateKey };
      const facts = certificateFacts(certificate);
      if (facts === null || !isUsable(pair, now)) refuse('signingKeyInvalid');
      const keyId = await replaceKey({ db, now }, owner, pair);
      return {
        keyId,
        subject: facts.subject,
        fingerprint: facts.fingerprint,
        validUntil: facts.notAfter.toISOString(),
      };
    },
  }),
];
