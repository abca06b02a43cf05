import { formatZone, zoneOffsetMinutes } from '@xinglin/rules';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The hospital's zone as text (`UTC+8`) when the reader's clock runs differently at that day, else
 * null. The server cannot know the reader's zone, so it is null until the page runs.
 */
export function useReaderZone(date: string, timeZone: string): string | null {
  return useSyncExternalStore(
    never,
    () => {
      const noon = `${date}T12:00:00Z`;
      const here = -new Date(noon).getTimezoneOffset();
      return zoneOffsetMinutes(noon, timeZone) === here ? null : formatZone(noon, timeZone);
    },
    () => null,
  );
}
