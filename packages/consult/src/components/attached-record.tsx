import type { AttachedRecord } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay } from '@xinglin/rules';
import { Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Title and day of a record. */
export function useRecordTitle(): (record: AttachedRecord) => string {
  const locale = useLocale();
  return ({ title, day }) => `${title} · ${formatDay(day, locale, { year: true })}`;
}

/** All that a doctor reads of a record. */
export function RecordLines({ record }: { readonly record: AttachedRecord }): ReactElement {
  return (
    <Stack gap={1}>
      {[...new Set(record.lines)].map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Stack>
  );
}
