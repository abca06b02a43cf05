import { bookingApi, useChannel, usePageTime, useSession } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { signInHref } from '@xinglin/routes';
import { formatDay, formatWeekday, nextRelease, timeAt, dayAt } from '@xinglin/rules';
import { Button, ButtonLink, Pictogram, useHydrated } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hourText } from '../model/hour-text';
import styles from './release-card.module.css';
import { useDayWord } from './use-day-word';

// A visitor's page needs none of it.
const ReleaseReminder = lazy(() => import('./release-reminder'));

/** When places open as a rule and next, with a reminder; nothing where the rules cannot be had. */
export function ReleaseCard({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const dayWord = useDayWord();
  const now = usePageTime();
  const { currentData: rules } = bookingApi.useGetShiftCaseRulesQuery({ hospitalId });
  if (rules === undefined) return null;
  const { at, day } = nextRelease(rules, new Date(now));
  return (
    <section className={styles['card']} aria-label={t('hospital.releaseTitle')}>
      <span className={styles['clock']}>
        <Pictogram name="release" hued />
      </span>
      <div className={styles['words']}>
        <p className={styles['rule']}>
          {t('hospital.release', { time: hourText(rules.releaseTime), count: rules.windowDays })}
        </p>
        <p className={styles['next']}>
          {t('hospital.releaseNext', {
            when: dayWord(dayAt(at, rules.timeZone)),
            time: hourText(timeAt(at, rules.timeZone)),
            day: `${formatDay(day, locale)} ${formatWeekday(day, locale)}`,
          })}
        </p>
      </div>
      <Remind hospitalId={hospitalId} />
    </section>
  );
}

/** The server sends the same to all, so that the page can be stored: what the account wants is requested in the browser. */
function Remind({ hospitalId }: { hospitalId: string }): ReactElement {
  const { t } = useTranslation('directory');
  const isSignedIn = useSession()?.login === true;
  const isHydrated = useHydrated();
  const { signIn } = useChannel();
  const { pathname, search } = useLocation();
  const text = t('hospital.remind');
  if (isSignedIn && isHydrated)
    return (
      <Suspense
        fallback={
          <Button variant="outline" size="small" pending>
            {text}
          </Button>
        }
      >
        <ReleaseReminder key={hospitalId} hospitalId={hospitalId} />
      </Suspense>
    );
  const keep = async (): Promise<void> => {
    const { keepWish } = await import('../model/follow');
    keepWish({ kind: 'release', id: hospitalId });
  };
  return (
    <ButtonLink
      variant="outline"
      size="small"
      to={signInHref(signIn, pathname, { target: pathname + search })}
      onClick={() => void keep()}
    >
      {text}
    </ButtonLink>
  );
}
