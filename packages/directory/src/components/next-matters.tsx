import { ordersApi, usePageModules, usePageTime, useServerClock } from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterLine, type MatterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, formatWeekday, relativeDay, timeAt } from '@xinglin/rules';
import { ButtonLink, Countdown, NextIcon, Pictogram, pictograms } from '@xinglin/ui';
import { useCallback, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './next-matters.module.css';

/** The nearest of what waits for the person, with the one thing to do about it, and the one after it as a line. */
export default function NextMatters(): ReactElement | null {
  const { t } = useTranslation(['directory', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const { currentData, refetch } = ordersApi.useListNextMattersQuery();
  const onExpire = useCallback(() => void refetch(), [refetch]);
  const [first, second] = currentData?.items ?? [];
  if (first === undefined) return null;
  const lineOf = (matter: NextMatter) => matterLine(matter, { t, locale, now });
  return (
    <section className={styles['card']}>
      <First matter={first} line={lineOf(first)} onExpire={onExpire} />
      {second && <Second {...lineOf(second)} />}
    </section>
  );
}

function First({
  matter: { what, hospitalId, place, day, timeZone, at, doctorName },
  matter,
  line: { to, pictogram, lead, about, who, act },
  onExpire,
}: {
  matter: NextMatter;
  line: MatterLine;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const guide = usePageModules('directory.home')('nextGuide') !== null;
  const isWay = what === 'go' && hospitalId !== null && guide;
  const goesOn = at === null ? day : dayAt(at, timeZone);
  const state = what === 'go' && goesOn !== null ? formatWeekday(goesOn, locale) : lead;
  const where = [place, place !== null && doctorName].filter(Boolean).join(' ');
  return (
    <div className={styles['next']} data-hue={pictograms[pictogram]}>
      <Tile matter={matter} pictogram={pictogram} onExpire={onExpire} />
      <div className={styles['about']}>
        <h2 className={styles['title']}>
          <Link to={to} className={styles['cover']}>
            {who === '' ? about : who}
          </Link>{' '}
          <span>{state}</span>
        </h2>
        <p className={styles['note']}>{where === '' ? about : where}</p>
      </div>
      <span className={styles['act']}>
        <ButtonLink
          size="small"
          variant={what === 'wait' || what === 'review' ? 'outline' : 'primary'}
          to={isWay ? href('directory.hospitalGuide', { id: hospitalId }) : to}
        >
          {isWay ? t('home.way') : act}
        </ButtonLink>
      </span>
    </div>
  );
}

/** The hour where there is one, how long is left to pay, or what kind of care it is of. */
function Tile({
  matter: { what, at, day: agreed, until, timeZone },
  pictogram,
  onExpire,
}: {
  matter: NextMatter;
  pictogram: MatterLine['pictogram'];
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const clock = useServerClock();
  const now = usePageTime();
  if (what === 'pay' && until !== null)
    return (
      <span className={styles['tile']}>
        {t('home.payWithin')}
        <b>
          <Countdown until={until} {...clock} onEnd={onExpire} />
        </b>
      </span>
    );
  const day = at === null ? agreed : dayAt(at, timeZone);
  if (day === null || what === 'read' || what === 'review')
    return (
      <span className={styles['tile']}>
        <Pictogram name={pictogram} />
      </span>
    );
  const near = relativeDay(day, dayAt(now, timeZone));
  return (
    <span className={styles['tile']}>
      {/* i18n-keys: shared:day.* */}
      {near === null ? formatDay(day, locale) : t(`shared:day.${near}`)}
      {at !== null && <b>{timeAt(at, timeZone)}</b>}
    </span>
  );
}

function Second({ to, lead, about, who, act }: MatterLine): ReactElement {
  return (
    <Link to={to} className={styles['second']}>
      <span>{[lead, who, about].filter((part) => part !== '').join(' · ')}</span>
      <b>{act}</b>
      <NextIcon />
    </Link>
  );
}
