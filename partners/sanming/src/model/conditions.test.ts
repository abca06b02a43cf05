import { expect, test } from 'vitest';
import { conditionOf, conditions, doctorsOf } from './conditions';

test.each([
  ['', 'heart'],
  ['condition=lung', 'lung'],
  ['condition=nonsense', 'heart'],
])('%s shows %s', (query, key) => {
  expect(conditionOf(new URLSearchParams(query)).key).toBe(key);
});

test('each condition has a department of its own, asked for in the chosen city alone', () => {
  expect(new Set(conditions.map(({ deptId }) => deptId)).size).toBe(conditions.length);
  expect(doctorsOf(conditions[1], undefined)).toEqual({ deptId: 'endocrinology', pageSize: 5 });
  expect(doctorsOf(conditions[1], '350100')).toMatchObject({ areaId: '350100' });
});
