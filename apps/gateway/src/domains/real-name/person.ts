import { accountsOfOneDocument } from '@xinglin/contract';
import {
  checkBankCard,
  checkRealName,
  dayAt,
  documentIdentity,
  normalizeBankCard,
  resolveRealName,
  type RealNameInput,
} from '@xinglin/rules';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { keyedHash } from '../../platform/identifiers';
import { realNames } from './tables';
import { refuseFields } from '../../platform/refuse-fields';

/** A person by their document, checked and cleaned. */
export interface Person {
  readonly name: string;
  readonly cardType: (typeof realNames.$inferSelect)['cardType'];
  readonly cardNo: string;
}

/** Checks what was typed; refuses with `invalidFields`. */
export function checkedPerson(input: RealNameInput, { now, locale }: CallContext): Person {
  const { name, cardType, cardNo } = resolveRealName(input);
  const problems = checkRealName(input, dayAt(now));
  if (problems.length === 0 && cardType !== '') return { name, cardType, cardNo };
  return refuseFields(problems, locale, input);
}

/** Checks the number of a bank card; refuses with `invalidFields`. */
export function checkedBankCard(number: string, { locale }: CallContext): string {
  const code = checkBankCard(number);
  return code === null
    ? normalizeBankCard(number)
    : refuseFields([{ field: 'bankCardNo', code }], locale, { bankCardNo: number });
}

/** Finds a document again without telling it. */
export const documentHash = ({ cardType, cardNo }: Person, hashKey: string): string =>
  keyedHash(hashKey, documentIdentity(cardType, cardNo));

/** Writes down whom an account belongs to; false where the document verifies as many accounts as it may. */
export async function keepPerson(
  db: Queryable,
  verified: Person & Pick<typeof realNames.$inferInsert, 'userId' | 'verifiedBy' | 'verifiedAt'>,
  hashKey: string,
): Promise<boolean> {
  const identityHash = documentHash(verified, hashKey);
  for (let place = 1; place <= accountsOfOneDocument; place += 1) {
    const [kept] = await db
      .insert(realNames)
      .values({ ...verified, identityHash, place })
      .onConflictDoNothing({ target: [realNames.identityHash, realNames.place] })
      .returning({ userId: realNames.userId });
    if (kept !== undefined) return true;
  }
  return false;
}
