import { refuse } from './refusal';

/** Where a page of a list ended: the moment that the list is ordered by, and the id among those of one moment. */
interface ListPlace {
  readonly at: string;
  readonly id: string;
}

const pattern = /^([1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\w-]+)$/;

/** The cursor that leads on behind an item of a list by moments. */
export const cursorAt = (at: Date, id: string): string => `${at.toISOString()} ${id}`;

/** Where a page before ended; refuses what no list ever gave out. */
export function placeOf(cursor: string): ListPlace {
  const [, at = '', id = ''] = pattern.exec(cursor) ?? [];
  if (Number.isNaN(Date.parse(at))) {
    refuse('invalidFields', { data: { fields: [{ path: 'cursor', message: 'unknown' }] } });
  }
  return { at, id };
}
