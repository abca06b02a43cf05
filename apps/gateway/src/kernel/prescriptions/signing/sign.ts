import type { Queryable } from '../../../platform/database';
import type { Services } from '../../../platform/services';

export interface Signer {
  readonly role: 'doctor' | 'pharmacist';
  /** A doctor's id, or a member's of the staff. */
  readonly signerId: string;
  readonly name: string;
}

export interface Signed {
  /** Base64. */
  readonly signature: string;
  /** PEM. */
  readonly certificate: string;
  readonly isSandbox: boolean;
}

/** Signs a content hash by the signer's key. In the sandbox a signer without a key is given one. */
export async function signHash(
  _context: {
    readonly db: Queryable;
    readonly now: Date;
    readonly services: Pick<Services, 'config'>;
  },
  _signer: Signer,
  _contentHash: string,
): Promise<Signed> {
  throw new Error('not written yet');
}
