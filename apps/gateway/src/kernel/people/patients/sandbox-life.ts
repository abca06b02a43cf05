// Owns: the families of the sandbox's people with a life.
// Must not know: what these people did later.
// Used by: the domain of patients.
import { patients, type RequestOf } from '@xinglin/contract';
import type { SandboxLife } from '../../../platform/sandbox-life';

type NewPatient = RequestOf<typeof patients.addPatient>;

/** Invented numbers that pass the check digit. */
const wangMing = { name: '王明', cardNo: '33010619861018107X' };

const family: readonly NewPatient[] = [
  { ...wangMing, relation: 'self', cardType: 'idCard', isDefault: true },
  { name: '王秀兰', relation: 'parent', cardType: 'idCard', cardNo: '330102195803120020' },
  {
    name: '王一诺',
    relation: 'child',
    cardType: 'idCard',
    cardNo: '330106202205200248',
    guardianName: wangMing.name,
    guardianCardNo: wangMing.cardNo,
    guardianRelation: 'father',
  },
];

const couple: readonly NewPatient[] = [
  {
    name: '周妍',
    relation: 'self',
    cardType: 'idCard',
    cardNo: '110105199204170225',
    isDefault: true,
  },
  { name: '陈屿', relation: 'spouse', cardType: 'idCard', cardNo: '110105199009080152' },
];

/** Adds the family members, some days after the accounts were opened. */
export async function addFamilies(life: SandboxLife): Promise<void> {
  life.goTo(-200, '20:10');
  for (const one of family) await life.family.call(patients.addPatient, { ...one, consent: true });
  life.goTo(-12, '21:40');
  for (const one of couple) await life.couple.call(patients.addPatient, { ...one, consent: true });
}
