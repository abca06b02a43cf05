import { keyedHash } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import type { checkedFields } from './columns';
import type { patients } from './tables';

type PatientRow = typeof patients.$inferSelect;

interface Family {
  readonly others: readonly PatientRow[];
  /** The row that is changed; none where one is added. */
  readonly current?: PatientRow;
  /** The person said that it is another child than the one who is there already. */
  readonly isAnother: boolean | undefined;
  readonly hashKey: string;
  readonly limit: number;
}

/**
 * The hash under which somebody is kept in a family. A document is one person, so a second one is refused with
 * `patientDuplicate`. Children without one can share name, birth and guardian, as twins do who are not named yet: that
 * is asked by `patientAlike` with the `patientId` of the first, and another child gets the next number.
 */
export function identityHashIn(
  { cardNo, gender, identity, identityHash }: ReturnType<typeof checkedFields>,
  { others, current, isAnother, hashKey, limit }: Family,
): string {
  if (cardNo !== null) {
    if (others.some((row) => row.identityHash === identityHash)) refuse('patientDuplicate');
    return identityHash;
  }
  const hashes = Array.from({ length: limit }, (_, place) =>
    place === 0 ? identityHash : keyedHash(hashKey, `${identity}:${place + 1}`),
  );
  if (current !== undefined && hashes.includes(current.identityHash)) return current.identityHash;
  const alike = others.filter((row) => hashes.includes(row.identityHash));
  const sameSex = alike.find((row) => row.gender === gender);
  if (sameSex !== undefined && isAnother !== true)
    refuse('patientAlike', { data: { patientId: sameSex.patientId } });
  const free = hashes.find((hash) => !alike.some((row) => row.identityHash === hash));
  return free ?? refuse('patientLimitReached');
}
