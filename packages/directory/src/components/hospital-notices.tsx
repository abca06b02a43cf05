import { directoryApi } from '@xinglin/api';
import type { StoppedClinic } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatWeekday } from '@xinglin/rules';
import { Card, Chip, type Tone } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hospital-notices.module.css';

/** Further stopped clinics open on a tap. */
const shownStops = 2;

/** What changes at a hospital: stopped clinics, departments that move, and what it lets people know. */
export function HospitalNotices({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const stopped = directoryApi.useListStoppedClinicsQuery({ hospitalId }).currentData?.items ?? [];
  const all = directoryApi.useGetNoticeDetailQuery({ hospitalId }).currentData?.items ?? [];
  // Other notices of a department are in the guide.
  const notices = all.filter(({ kind, hospDeptName }) => kind === 'move' || hospDeptName === null);
  if (stopped.length === 0 && notices.length === 0) return null;
  const more = stopped.slice(shownStops);
  return (
    <Card as="div">
      <ul role="list" className={styles['list']} aria-label={t('hospital.notices')}>
        {stopped.slice(0, shownStops).map((clinic) => (
          <Stop key={keyOf(clinic)} clinic={clinic} />
        ))}
        {more.length > 0 && (
          <li>
            <details className={styles['more']}>
              <summary>{t('hospital.moreStops', { count: more.length })}</summary>
              <ul role="list" className={styles['list']}>
                {more.map((clinic) => (
                  <Stop key={keyOf(clinic)} clinic={clinic} />
                ))}
              </ul>
            </details>
          </li>
        )}
        {notices.map(({ noticeId, kind, content }) => (
          // i18n-keys: directory:hospital.notice.*
          <Row
            key={noticeId}
            word={t(`hospital.notice.${kind}`)}
            tone={kind === 'move' ? 'warning' : 'neutral'}
          >
            {content}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const keyOf = ({ doctorId, date }: StoppedClinic): string => `${doctorId} ${date}`;

function Stop({ clinic: { date, periods, doctorName } }: { clinic: StoppedClinic }): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  return (
    <Row word={t('hospital.notice.stop')} tone="danger">
      {t('hospital.stopped', {
        day: `${formatDay(date, locale)} ${formatWeekday(date, locale)}`,
        period:
          periods.includes('morning') && periods.includes('afternoon')
            ? t('hospital.allDay')
            : // i18n-keys: shared:period.*
              periods.map((one) => t(`shared:period.${one}`)).join(t('hospital.and')),
        doctor: doctorName,
      })}
    </Row>
  );
}

function Row({
  word,
  tone,
  children,
}: {
  word: string;
  tone: Tone;
  children: string;
}): ReactElement {
  return (
    <li className={styles['row']}>
      <Chip tone={tone}>{word}</Chip>
      <span>{children}</span>
    </li>
  );
}
