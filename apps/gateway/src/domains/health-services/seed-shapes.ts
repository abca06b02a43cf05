import type { Pair } from './seed-channels';

type ServiceRow = readonly [name: Pair, price: Pair, fromYuan?: number];

/** An organisation as the sandbox has it. */
export interface OrganisationRow {
  readonly code: string;
  readonly channel: string;
  readonly name: Pair;
  readonly summary: Pair;
  /** GB/T 2260 of the city. */
  readonly city: string;
  readonly street: Pair;
  readonly hours: Pair;
  readonly services: readonly ServiceRow[];
  /** H comes home, I takes insurance, N open at night. */
  readonly marks: string;
}

/** A service whose price begins at so much. */
export const yuan = (zh: string, en: string, price: number): ServiceRow => [
  [zh, en],
  [`${price} 元起`, `from ¥${price}`],
  price,
];
/** A service whose price is asked for. */
export const asked = (zh: string, en: string): ServiceRow => [
  [zh, en],
  ['价格面谈', 'price on request'],
];
/** Usual hours. */
export const office: Pair = ['每天 8:30–17:30', 'Daily 8:30–17:30'];
/** Until the evening. */
export const long: Pair = ['每天 8:00–21:00', 'Daily 8:00–21:00'];
/** At all hours. */
export const always: Pair = ['全天 24 小时', 'Day and night'];
