import { keyedHash } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { searchForm } from '../../../platform/search-form';
import type { checkedFields } from './columns';
import type { patients } from './tables';

type PatientRow = typeof patients.$inferSelect;
type Child = Pick<PatientRow, 'name' | 'birthDate' | 'gender'>;

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
 * `patientDuplicate`. Two of one name, birth and sex, of whom one has no document, may be one child whom the other parent
 * carries now, or who got a document since, or twins who are not named yet: that is asked by `patientAlike` with the
 * `patientId` of the first, and another child gets the next number.
 */
export function identityHashIn(
  { cardNo, identity, identityHash, ...child }: ReturnType<typeof checkedFields>,
  { others, current, isAnother, hashKey, limit }: Family,
): string {
  if (cardNo !== null && others.some((row) => row.identityHash === identityHash))
    refuse('patientDuplicate');
  const alike = others.find(
    (row) => (cardNo === null || row.cardNo === null) && isAlike(row, child),
  );
  // One whose name, birth and sex stay was asked about before.
  const isAsked = current === undefined || !isAlike(current, child);
  if (alike !== undefined && isAsked && isAnother !== true)
    refuse('patientAlike', { data: { patientId: alike.patientId } });
  if (cardNo !== null) return identityHash;
  const hashes = Array.from({ length: limit }, (_, place) =>
    place === 0 ? identityHash : keyedHash(hashKey, `${identity}:${place + 1}`),
  );
  if (current !== undefined && hashes.includes(current.identityHash)) return current.identityHash;
  const free = hashes.find((hash) => !others.some((row) => row.identityHash === hash));
  return free ?? refuse('patientLimitReached');
}

/** A name as searches compare it, without what stands between its words: forms print spaces where people write none. */
const nameForm = (name: string): string => searchForm(name).replaceAll(/[\s·'.-]/gu, '');

/** Whether two may be one child. */
const isAlike = (one: Child, other: Child): boolean =>
  one.birthDate === other.birthDate &&
  one.gender === other.gender &&
  nameForm(one.name) === nameForm(other.name);
