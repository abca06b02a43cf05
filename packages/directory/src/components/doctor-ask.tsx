import { usePageTime } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, formatWeekday, relativeDay, timeAt } from '@xinglin/rules';
import { Card, KeyValueList, Note, Price, SlotTiles } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { chosenCall } from '../model/chosen-call';
import { useWaitWords } from './use-wait-words';

type Way = Doctor['ways'][number];
type Rows = ComponentProps<typeof SlotTiles>['rows'];

/** A way to ask the doctor with its price and promise; for a call its free times too. */
export default function DoctorAsk({ doctor, way }: { doctor: Doctor; way: Way }): ReactElement {
  const { t } = useTranslation('directory');
  const rows = useCallRows(doctor, way);
  const { lasting } = useWaitWords();
  const { kind, answerWithinMinutes, averageAnswerSeconds, callMinutes, lastsHours, turns } = way;
  const limit = lasting(answerWithinMinutes);
  return (
    <Card
      // i18n-keys: directory:doctor.wayTitle.*
      title={t(`doctor.wayTitle.${kind}`)}
      aside={<Price cents={way.priceCents} compact />}
    >
      {rows.length > 0 && <SlotTiles rows={rows} />}
      {callMinutes !== null && rows.length === 0 && <Note>{t('doctor.noCallHint')}</Note>}
      <KeyValueList
        items={[
          callMinutes === null
            ? {
                label: t('doctor.firstAnswer'),
                value:
                  averageAnswerSeconds === null
                    ? t('doctor.within', { limit })
                    : t('doctor.measured', { time: lasting(averageAnswerSeconds / 60), limit }),
              }
            : { label: t('doctor.call'), value: t('doctor.minutes', { count: callMinutes }) },
          ...(callMinutes === null
            ? [
                {
                  label: t('doctor.lasts'),
                  value: t(turns === null ? 'doctor.hoursFree' : 'doctor.hoursTurns', {
                    count: lastsHours,
                    turns,
                  }),
                },
              ]
            : []),
          ...(way.priceCents > 0
            ? [{ label: t('doctor.unanswered'), value: t('doctor.refund') }]
            : []),
        ]}
      />
    </Card>
  );
}

/** The free moments of a call, a row a day. */
function useCallRows({ doctorId: id, timeZone }: Doctor, way: Way): Rows {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const [query] = useSearchParams();
  const today = dayAt(usePageTime(), timeZone);
  const chosen = chosenCall(way, query);
  const days = [...new Set(way.times.map((at) => dayAt(at, timeZone)))];
  return days.map((day) => {
    const word = relativeDay(day, today);
    const weekday = formatWeekday(day, locale);
    // i18n-keys: shared:day.*
    const text = word === null ? weekday : t(`shared:day.${word}`);
    const name = `${formatDay(day, locale)} ${weekday}`;
    return {
      text,
      label: t('doctor.callsOf', { day: name }),
      slots: way.times
        .filter((at) => dayAt(at, timeZone) === day)
        .map((at) => {
          const time = timeAt(at, timeZone);
          return {
            id: at,
            time,
            state: at === chosen ? ('chosen' as const) : ('free' as const),
            to: href('directory.doctor', { id }, { way: way.kind, at }),
            label: t('doctor.chooseCall', { time: `${name} ${time}` }),
            stays: true,
          };
        }),
    };
  });
}
