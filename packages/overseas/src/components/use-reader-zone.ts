import { hospitalTimeZone } from '@xinglin/rules';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The reader's zone; on the server, which does not know it, the hospitals'. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => hospitalTimeZone,
  );
