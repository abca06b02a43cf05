import { typedNumber } from '@xinglin/rules';

/** Tenths of a degree Celsius as a text: `4.5 °C`. */
export const degreesText = (tenths: number): string => `${(tenths / 10).toFixed(1)} °C`;

/** What was typed in degrees, in tenths; null where it is no temperature from -50 to 80. */
export function typedTenths(typed: string): number | null {
  const degrees = typedNumber(typed);
  if (degrees === null || degrees < -50 || degrees > 80) return null;
  return Math.round(degrees * 10);
}
