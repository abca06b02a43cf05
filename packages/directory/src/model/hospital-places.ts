import type { Department, DepartmentGroup } from '@xinglin/gateway-sdk';

/** All departments of a hospital, the largest first; of the same size, as the hospital orders them. */
export const largestFirst = (groups: readonly DepartmentGroup[]): readonly Department[] =>
  groups
    .flatMap(({ children }) => children)
    .toSorted((one, other) => other.doctorCount - one.doctorCount);

/** The first day on which a hospital has a place, and how many it has then; null where that is not known or there is none. */
export function firstPlaces(
  groups: readonly DepartmentGroup[],
): { readonly day: string; readonly left: number } | null {
  const open = groups
    .flatMap(({ children }) => children)
    .flatMap(({ freeDates, placesLeft }) => {
      const day = freeDates?.[0];
      return day === undefined || placesLeft === null ? [] : [{ day, left: placesLeft }];
    });
  const [day] = open.map((one) => one.day).toSorted();
  if (day === undefined) return null;
  const left = open.filter((one) => one.day === day).reduce((sum, one) => sum + one.left, 0);
  return { day, left };
}
