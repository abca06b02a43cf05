// Owns: signing a content hash as a doctor or a pharmacist.
// Must not know: what the content is.
// Used by: writing and reviewing prescriptions.
import { sign as signBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { keyOf, type Keeping } from './keys';

export interface Signer {
  readonly role: 'doctor' | 'pharmacist';
  /** A doctor's id, or a member's of the staff. */
  readonly signerId: string;
  readonly name: string;
}

export interface Signed {
  /** The moment that the signature covers: the row of the signature stores it. */
  readonly at: Date;
  /** Base64. */
  readonly signature: string;
  /** PEM. */
  readonly certificate: string;
  readonly isSandbox: boolean;
}

/** The bytes that are signed: who signs which hash when, so that neither name nor time can be changed afterwards. */
export function signedStatement(
  { role, signerId, name }: Signer,
  contentHash: string,
  at: Date,
): Buffer {
  const text = canonicalize({ contentHash, role, signerId, name, at: at.toISOString() });
  return Buffer.from(text ?? '', 'utf8');
}

/**
 * Signs a content hash by the signer's key (ECDSA P-256 with SHA-256). The signature covers `now` as well: it is
 * answered as `at`, and is stored with the signature. In the sandbox a signer without a key is given one; elsewhere
 * one is refused with `signingKeyMissing`.
 */
export async function signHash(
  context: Keeping,
  signer: Signer,
  contentHash: string,
): Promise<Signed> {
  const { certificate, privateKey, isSandbox } = await keyOf(context, signer);
  const at = context.now;
  const signature = signBytes('sha256', signedStatement(signer, contentHash, at), privateKey);
  return { at, signature: signature.toString('base64'), certificate, isSandbox };
}
