import { expect, it, test } from 'vitest';
import {
  caseProblems,
  chooseSymptoms,
  emptyCase,
  keepableCase,
  restoreCase,
  sentCase,
  type CaseDraft,
} from './case-draft';

const full: CaseDraft = {
  question: '发烧三天了，还有些咳嗽',
  pictures: [{ fileId: 'f-1', file: null }],
  symptoms: ['fever', 'cough'],
  duration: 'days',
  temperature: '101,3',
  unit: 'fahrenheit',
  askerId: 'a-1',
  department: 'respiratory',
};

it('comes back from the device as it was', () => {
  expect(restoreCase(JSON.parse(JSON.stringify(keepableCase(full))))).toEqual(full);
});

test.each([[null], ['text'], [7]])('%j on the device is no draft', (kept) => {
  expect(restoreCase(kept)).toBeNull();
});

it('what does not fit is as if it had not been told', () => {
  const odd = { question: 7, pictures: [{}, 'x'], symptoms: ['plague'], unit: 'kelvin' };
  expect(restoreCase(odd)).toEqual(emptyCase);
});

it('is sent in degrees Celsius once it is told whole', () => {
  expect(caseProblems(full)).toEqual([]);
  expect(sentCase(full)).toMatchObject({ tenths: 385, fileIds: ['f-1'], askerId: 'a-1' });
  expect(sentCase({ ...full, duration: undefined })).toBeNull();
  expect(sentCase({ ...full, temperature: '20' })).toBeNull();
});

test.each([
  [['none'], ['none', 'cough'], ['cough']],
  [['fever'], ['fever', 'none'], ['none']],
  [[], ['none'], ['none']],
  [['none'], [], []],
  [['fever'], ['fever', 'cough'], ['fever', 'cough']],
] as const)('after %j choosing %j leaves %j', (former, chosen, left) => {
  expect(chooseSymptoms(former, chosen)).toEqual(left);
});
