import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { writtenLine } from '../../../testing/written-prescription';
import { searchDrugs } from '../drugs';
import { drugRows } from '../seed/drug-rows';
import { seedDrugs } from '../seed/seed';
import type { Finding, WrittenLine } from '../tables';
import { checkLines, type CheckedPatient } from './checks';
import { interactionOf, interactionPairs } from './interactions';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.services.db.transaction(seedDrugs);
});
afterAll(() => gateway.dispose());

const woman: CheckedPatient = {
  patientId: 'patient-1',
  ageYears: 70,
  gender: 'female',
  allergyClasses: [],
  otherAllergy: null,
  isPregnant: false,
};
const amlodipine = writtenLine('amlodipine-5mg-28-qinghe');
const valsartan = writtenLine('valsartan-80mg-28-qinghe');
const amoxicillin = writtenLine('amoxicillin-500mg-24-qinghe', { days: 7 });
const ibuprofen = writtenLine('ibuprofen-300mg-20-xingchun', { days: 20 });

const check = (
  patient: Partial<CheckedPatient>,
  lines: readonly WrittenLine[],
  besides: readonly WrittenLine[] = [],
): Promise<readonly Finding[]> =>
  checkLines(
    { db: gateway.services.db, locale: 'zh-Hans' },
    { ...woman, ...patient },
    lines,
    besides,
  );
const said = (found: readonly Finding[]) => found.map((one) => `${one.check}:${one.severity}`);

describe('the checks', () => {
  it.each<[string, Partial<CheckedPatient>, WrittenLine[], WrittenLine[], string[]]>([
    ['one medicine as its leaflet says', {}, [amlodipine], [], []],
    [
      'an allergy to its class',
      { allergyClasses: ['penicillins'] },
      [amoxicillin],
      [],
      ['allergy:forbidden', 'age:notChecked'],
    ],
    [
      'an allergy that may cross',
      { allergyClasses: ['aceInhibitors'] },
      [valsartan],
      [],
      ['allergy:warning'],
    ],
    ['an allergy to another class', { allergyClasses: ['penicillins'] }, [amlodipine], [], []],
    [
      'an allergy in words that name it',
      { otherAllergy: '氨氯地平过敏' },
      [amlodipine],
      [],
      ['allergy:forbidden'],
    ],
    [
      'an allergy in words that no medicine has',
      { otherAllergy: '芒果' },
      [amlodipine],
      [],
      ['allergy:notChecked'],
    ],
    ['an allergy that is denied', { otherAllergy: '无' }, [amlodipine], [], []],
    [
      'a form that all tablets have',
      { otherAllergy: '胶囊' },
      [valsartan],
      [],
      ['allergy:notChecked'],
    ],
    ['an interaction on the sheet', {}, [amlodipine, ibuprofen], [], ['interaction:warning']],
    ['an interaction with what is taken', {}, [ibuprofen], [amlodipine], ['interaction:warning']],
    [
      'what is taken among itself',
      {},
      [writtenLine('acarbose-50mg-30-xingchun', { days: 30 })],
      [amlodipine, ibuprofen],
      [],
    ],
    [
      'the same substance twice',
      {},
      [amlodipine, writtenLine('amlodipine-5mg-28-songling')],
      [],
      ['double:warning'],
    ],
    ['the same substance taken already', {}, [amlodipine], [amlodipine], ['double:info']],
    [
      'two of a class',
      {},
      [amlodipine, writtenLine('nifedipine-30mg-28-qinghe')],
      [],
      ['double:warning'],
    ],
    ['a child under the leaflet', { ageYears: 5 }, [amlodipine], [], ['age:warning']],
    ['an unknown age', { ageYears: null }, [amlodipine], [], ['age:notChecked']],
    [
      'a pregnant woman',
      { isPregnant: true, ageYears: 30 },
      [valsartan, amlodipine],
      [],
      ['pregnancy:forbidden', 'pregnancy:warning'],
    ],
    [
      'pregnancy that was not asked',
      { isPregnant: null, ageYears: 30 },
      [valsartan],
      [],
      ['pregnancy:warning'],
    ],
    ['a man', { isPregnant: null, gender: 'male', ageYears: 30 }, [valsartan], [], []],
    ['a woman of seventy', { isPregnant: null }, [valsartan], [], []],
    [
      'more than the leaflet allows',
      {},
      [writtenLine('amlodipine-5mg-28-qinghe', { amount: 3, quantity: 3 })],
      [],
      ['quantity:warning'],
    ],
    [
      'far more than the leaflet allows',
      {},
      [writtenLine('amlodipine-5mg-28-qinghe', { amount: 5, quantity: 5 })],
      [],
      ['quantity:forbidden'],
    ],
    [
      'no highest dose in the table',
      {},
      [writtenLine('warfarin-2-5mg-60-liyuan', { days: 60 })],
      [],
      ['quantity:notChecked'],
    ],
    [
      'too many packs',
      {},
      [writtenLine('amlodipine-5mg-28-qinghe', { quantity: 2 })],
      [],
      ['quantity:warning'],
    ],
    [
      'a pack too few',
      {},
      [writtenLine('amlodipine-5mg-28-qinghe', { days: 30 })],
      [],
      ['quantity:info'],
    ],
    [
      'no interactions in the table',
      {},
      [amlodipine, writtenLine('ezetimibe-10mg-28-xingchun')],
      [],
      ['interaction:notChecked'],
    ],
    [
      'an unknown medicine',
      {},
      [{ ...amlodipine, drugId: 'none' }],
      [],
      ['interaction:notChecked'],
    ],
  ])('%s', async (_, patient, lines, besides, expected) => {
    expect(said(await check(patient, lines, besides))).toEqual(expected);
  });

  it('say what, of which leaflet and of which edition of the table', async () => {
    const [found] = await check({}, [amlodipine, ibuprofen]);
    expect(found).toEqual({
      check: 'interaction',
      severity: 'warning',
      drugIds: ['amlodipine-5mg-28-qinghe', 'ibuprofen-300mg-20-xingchun'],
      text: '苯磺酸氨氯地平片 × 布洛芬缓释胶囊：会让血压升高，减弱降压作用',
      source: '示例检查表（苯磺酸氨氯地平片说明书）',
      sourceVersion: '2026-11',
      overrideReason: null,
    });
  });

  it('name once what is not covered, and what is over the limit', async () => {
    const ezetimibe = writtenLine('ezetimibe-10mg-28-xingchun');
    const twice = await check({}, [ezetimibe], [ezetimibe, amlodipine]);
    expect(said(twice).filter((one) => one === 'interaction:notChecked')).toHaveLength(1);
    const many = await check(
      {},
      [amlodipine],
      Array.from({ length: 30 }, () => valsartan),
    );
    expect(many.at(-1)?.text).toBe('患者同时用药太多，其余 1 种未检查');
  });
});

describe('the tables', () => {
  it('name substances of the list only, and no substance with itself', () => {
    const listed = new Set(drugRows.map(({ substance }) => substance));
    for (const key of interactionPairs.keys()) {
      const [one = '', other = ''] = key.split('|');
      expect([listed.has(one), listed.has(other), one === other], key).toEqual([true, true, false]);
      expect(interactionOf(other, one)).toBe(interactionOf(one, other));
    }
    expect(interactionPairs.size).toBeGreaterThan(90);
  });

  it('have ids that occur once, and the same names as the mall', async () => {
    expect(new Set(drugRows.map(({ drugId }) => drugId)).size).toBe(drugRows.length);
    const packs = drugRows.map(({ substance, packUnits }) => `${substance} ${packUnits}`);
    const ofTwoMakers = new Set(packs.filter((pack, index) => packs.indexOf(pack) !== index));
    expect(ofTwoMakers.size).toBeGreaterThan(9);
  });

  it.each([
    ['氨氯地平', 'amlodipine-5mg-28-qinghe'],
    ['anlvdiping', 'amlodipine-5mg-28-qinghe'],
    ['bhsaldp', 'amlodipine-5mg-28-qinghe'],
    ['Amlodipine 松岭', 'amlodipine-5mg-28-songling'],
    ['氨氯地平 青河制药', 'amlodipine-5mg-28-qinghe'],
  ])('are searched by %s', async (q, drugId) => {
    const [first] = await searchDrugs(gateway.services.db, q, 20);
    expect(first?.drugId).toBe(drugId);
  });

  it('find nothing for nothing, and no more than the limit', async () => {
    expect(await searchDrugs(gateway.services.db, ' ', 20)).toEqual([]);
    expect(await searchDrugs(gateway.services.db, '片', 3)).toHaveLength(3);
  });
});
