import { introductionsApi } from '@xinglin/api';
import type { TimetableRow } from '@xinglin/gateway-sdk';
import { formatTimeRange } from '@xinglin/rules';
import { Card, KeyValueList, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows by the place at which they are, both in the order of the week. */
function byPlace(rows: readonly TimetableRow[]): readonly (readonly TimetableRow[])[] {
  const places = new Map<string, TimetableRow[]>();
  for (const row of rows) {
    const place = `${row.hospitalId} ${row.clinicAddress}`;
    places.set(place, [...(places.get(place) ?? []), row]);
  }
  return [...places.values()];
}

/** The usual week of a doctor at each place, with what a visit costs there; nothing where it is not known. */
export function Timetable({ doctorId }: { doctorId: string }): ReactElement | null {
  const { t } = useTranslation('introductions');
  const { currentData } = introductionsApi.useListDoctorTimetableQuery({ doctorId });
  if (!currentData?.items.length) return null;
  return (
    <Card title={t('timetable.title')}>
      <Stack>
        {byPlace(currentData.items).map((rows) => (
          <Place key={rows[0]?.clinicAddress} rows={rows} />
        ))}
        <Note>{t('timetable.note')}</Note>
      </Stack>
    </Card>
  );
}

function Place({ rows }: { rows: readonly TimetableRow[] }): ReactElement {
  const { t } = useTranslation('introductions');
  const [first] = rows;
  return (
    <>
      {first && (
        <Note>
          {first.hospitalName} {first.hospDeptName} {first.clinicAddress}
        </Note>
      )}
      <KeyValueList
        items={rows.map((row) => ({
          // i18n-keys: introductions:timetable.weekday.* introductions:timetable.period.*
          label: `${t(`timetable.weekday.${row.weekday}`)} ${t(`timetable.period.${row.period}`)}`,
          value: formatTimeRange(row.startTime, row.endTime),
          detail: (
            <>
              {row.clinicTypeText} <Price cents={row.feeCents} compact tone="plain" />
            </>
          ),
        }))}
      />
    </>
  );
}
