import type { Department } from '@xinglin/gateway-sdk';
import { sampleDepartments } from '@xinglin/testing';
import { expect, it } from 'vitest';
import { firstPlaces, largestFirst } from './hospital-places';

/** A hospital with one department for each of these. */
const hospitalOf = (...facts: readonly Partial<Department>[]) =>
  sampleDepartments.slice(0, 1).map((one) => ({
    ...one,
    children: facts.flatMap((fact) =>
      one.children.slice(0, 1).map((like) => ({ ...like, ...fact })),
    ),
  }));

it.each([
  [
    'the sum of the departments that begin on the first day',
    [
      ['2026-11-24', 3],
      ['2026-11-23', 4],
      ['2026-11-23', 5],
    ],
    { day: '2026-11-23', left: 9 },
  ],
  ['nothing while no department has a day', [], null],
] as const)('says %s', (_, days, expected) => {
  const facts = days.map(([day, placesLeft]) => ({ freeDates: [day], placesLeft }));
  expect(firstPlaces(hospitalOf({ freeDates: [], placesLeft: 0 }, ...facts))).toEqual(expected);
});

it('leaves out departments whose places are unknown', () => {
  expect(firstPlaces(hospitalOf({ placesLeft: null }, { freeDates: null }))).toBeNull();
});

it('lists the largest departments first, others as the hospital orders them', () => {
  const names = (counts: readonly number[]) =>
    largestFirst(
      hospitalOf(...counts.map((doctorCount, place) => ({ doctorCount, name: String(place) }))),
    ).map(({ name }) => name);
  expect(names([3, 5, 3])).toEqual(['1', '0', '2']);
});
