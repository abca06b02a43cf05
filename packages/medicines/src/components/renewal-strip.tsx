import { usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, relativeDay } from '@xinglin/rules';
import { Note, NoticeBar, RunsOutStrip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { renewalDays } from '../model/renewal-days';

/** How long a medicine lasts, and when the next pack is there if it is renewed today; nothing where no day is known. */
export function RenewalStrip({ renewal }: { readonly renewal: Renewal }): ReactElement | null {
  const { t } = useTranslation(['renewals', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const known = renewalDays(renewal, now);
  if (known === null || renewal.refusal !== null) return null;
  const { days, arrivesOn, daysWithout } = known;
  const today = dayAt(now);
  const word = relativeDay(arrivesOn, today);
  // i18n-keys: shared:day.*
  const day = word === null ? formatDay(arrivesOn, locale) : t(`shared:day.${word}`);
  return (
    <>
      {daysWithout === 0 ? (
        <Note>{t('strip.inTime', { day })}</Note>
      ) : (
        <NoticeBar tone="warning">{t('strip.late', { day, count: daysWithout })}</NoticeBar>
      )}
      <RunsOutStrip
        label={t('strip.label')}
        days={days.map((one, index) => ({
          key: one.day,
          day: isFirstOfMonth(one.day, days[index - 1]?.day)
            ? formatDay(one.day, locale)
            : String(Number(one.day.slice(-2))),
          date: formatDay(one.day, locale),
          // i18n-keys: renewals:strip.event.*
          events: one.events.map((event) => t(`strip.event.${event}`)),
          tone: one.events.includes('runsOut')
            ? 'out'
            : one.events.includes('arrives')
              ? 'arrives'
              : one.day === today
                ? 'now'
                : 'plain',
          isAfterGap: one.isAfterGap,
          isOnWay: index > 0 && one.day <= arrivesOn,
        }))}
      />
    </>
  );
}

/** The month is named with the first day that is shown, and with the first one of another month. */
const isFirstOfMonth = (day: string, before: string | undefined): boolean =>
  before === undefined || before.slice(0, 7) !== day.slice(0, 7);
