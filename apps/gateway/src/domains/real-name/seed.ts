import { convertIdCard15To18 } from '@xinglin/rules';
import type { Queryable } from '../../platform/database';
import { keepPerson } from './person';

/** The verified people of the sandbox, by invented numbers whose check digits hold. */
const people = [
  { userId: 'seed-verified', name: '王芳', number: '330102850307002' },
  { userId: 'seed-corporate', name: '陈立', number: '330102790816013' },
];

/** Gives the sandbox's verified accounts the names they were verified by. */
export async function seed(
  db: Queryable,
  { now, documentHashKey }: { readonly now: Date; readonly documentHashKey: string },
): Promise<void> {
  for (const { userId, name, number } of people) {
    const cardNo = convertIdCard15To18(number);
    if (cardNo === null) throw new Error('the seeded ID card does not hold');
    const verified = { userId, name, cardType: 'idCard', cardNo } as const;
    await keepPerson(db, { ...verified, verifiedBy: 'register', verifiedAt: now }, documentHashKey);
  }
}
