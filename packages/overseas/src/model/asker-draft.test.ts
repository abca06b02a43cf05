import type { Asker } from '@xinglin/gateway-sdk';
import { checkAsker } from '@xinglin/rules';
import { expect, test } from 'vitest';
import { askerInput, draftOf, emptyDraft } from './asker-draft';

const asker: Asker = {
  askerId: 'a-1',
  nickname: 'Anna',
  gender: 'female',
  ageMonths: 401,
  country: { labelCode: 'IT', label: 'Italia' },
  cardType: 'passport',
  cardNo: 'Y******67',
};

test.each([
  [0, 'underMonth', ''],
  [7, 'months', '7'],
  [12, 'years', '1'],
  [401, 'years', '33'],
])('%i months stand in the form as %s %s, and nothing changes them', (ageMonths, unit, age) => {
  const former = { ...asker, ageMonths };
  const draft = draftOf(former);
  expect(draft).toMatchObject({ unit, age });
  expect(askerInput(draft, former).ageMonths).toBe(ageMonths);
});

test('an age is told in years or in months', () => {
  const typed = { ...emptyDraft, age: '30' };
  expect(askerInput(typed).ageMonths).toBe(360);
  expect(askerInput({ ...typed, unit: 'months' }).ageMonths).toBe(30);
  expect(askerInput({ ...typed, unit: 'underMonth' }).ageMonths).toBe(0);
});

test.each([
  ['', 'ageRequired'],
  ['old', 'ageInvalid'],
  ['-3', 'ageInvalid'],
  ['999', 'ageInvalid'],
])('the age "%s" is refused', (age, code) => {
  const problems = checkAsker(askerInput({ ...emptyDraft, age }), '2026-11-27');
  expect(problems).toContainEqual({ field: 'ageMonths', code });
});
