import { useSyncExternalStore } from 'react';
import { countryOfZone } from '../model/country-of-zone';

const never = () => () => undefined;

/** Where the device is; null on the server, which cannot know it. */
export const useCountryHere = (): string | null =>
  useSyncExternalStore(
    never,
    () => countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => null,
  );
