import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkEmergencyContact,
  contactRelations,
  resolveEmergencyContact,
  type EmergencyContactInput,
} from './emergency-contact';
import { ruleCodes } from './rule-codes';

const whole = { name: '张三', relation: 'child', mobile: '13812345678' };

const told = (input: EmergencyContactInput) =>
  checkEmergencyContact(input).map(({ field, code }) => `${field}: ${code}`);

describe('checkEmergencyContact', () => {
  test.each<[string, EmergencyContactInput, string[]]>([
    ['a whole contact', whole, []],
    ['a phone with country code and gaps', { ...whole, mobile: '+86 138-1234-5678' }, []],
    ['no relation', { ...whole, relation: undefined }, ['relation: relationRequired']],
    ['oneself', { ...whole, relation: 'self' }, ['relation: relationRequired']],
    ['a name with digits', { ...whole, name: '张3' }, ['name: nameCharacters']],
    ['a landline', { ...whole, mobile: '057187654321' }, ['mobile: mobileInvalid']],
    [
      'nothing at all, in the order of the form',
      {},
      ['name: nameRequired', 'relation: relationRequired', 'mobile: mobileRequired'],
    ],
  ])('%s', (_, input, expected) => {
    expect(told(input)).toEqual(expected);
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('张三', '138 1234 5678', ...contactRelations),
  );
  const anything = fc.record({ name: text, relation: text, mobile: text }, { requiredKeys: [] });

  test('says the same of the cleaned fields, with known codes, one a field', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { relation, ...clean } = resolveEmergencyContact(input);
        const problems = checkEmergencyContact(input);
        expect(checkEmergencyContact({ ...clean, relation: relation ?? undefined })).toEqual(
          problems,
        );
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        for (const { code } of problems) expect(ruleCodes).toContain(code);
      }),
    );
  });
});
