import { expect, it } from 'vitest';
import { draftOf, keepable, restore } from './precise-draft';

const patients = [
  { patientId: 'p-1', isDefault: false },
  { patientId: 'p-2', isDefault: true },
];

it('begins with the default patient, or with what came back', () => {
  expect(draftOf(undefined, patients)).toEqual({ patientId: 'p-2', symptoms: '', days: [] });
  expect(draftOf(undefined, [])).toMatchObject({ patientId: '' });
  const request = { patientId: 'p-1', symptoms: '膝盖疼', days: ['2026-12-01'] };
  expect(draftOf(request, patients)).toEqual(request);
});

it('is kept whole, and nothing else is taken from storage', () => {
  const draft = { patientId: 'p-1', symptoms: '膝盖疼', days: ['2026-12-01'] };
  expect(restore(JSON.parse(JSON.stringify(keepable(draft))))).toEqual(draft);
  for (const odd of [null, 'text', {}, { ...draft, days: [1] }, { ...draft, symptoms: null }])
    expect(restore(odd)).toBeNull();
});
