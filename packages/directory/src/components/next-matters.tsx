import { ordersApi, usePageModules, usePageTime, useServerTimeOffset } from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, formatWeekday, relativeDay, timeAt } from '@xinglin/rules';
import { ButtonLink, Countdown, NextIcon, Pictogram, pictograms } from '@xinglin/ui';
import { useCallback, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { drawingOfMatter, hrefOfMatter } from '../model/matter-href';
import styles from './next-matters.module.css';

/** The nearest of what waits for the person, with the one thing to do about it, and the one after it as a line. */
export default function NextMatters(): ReactElement | null {
  const { currentData, refetch } = ordersApi.useListNextMattersQuery();
  const onExpire = useCallback(() => void refetch(), [refetch]);
  const [first, second] = currentData?.items ?? [];
  if (first === undefined) return null;
  return (
    <section className={styles['card']}>
      <First matter={first} onExpire={onExpire} />
      {second && <Second matter={second} />}
    </section>
  );
}

/** The day of a matter by its word or its date; null where none is agreed. */
function useDayOf(): (matter: NextMatter) => { day: string; word: string } | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const now = usePageTime();
  return ({ what, at, day: agreed, until, timeZone }) => {
    const moment = what === 'go' || what === 'collect' || what === 'read' ? at : until;
    const day = moment === null ? agreed : dayAt(moment, timeZone);
    if (day === null) return null;
    const near = relativeDay(day, dayAt(now, timeZone));
    // i18n-keys: shared:day.*
    return { day, word: near === null ? formatDay(day, locale) : t(`shared:day.${near}`) };
  };
}

function First({
  matter,
  onExpire,
}: {
  matter: NextMatter;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const day = useDayOf()(matter);
  const guide = usePageModules('directory.home')('nextGuide') !== null;
  const { what, title, people, doctorName, place, hospitalId, day: agreed } = matter;
  const to = hrefOfMatter(matter);
  const isWay = what === 'go' && hospitalId !== null && guide;
  const names = people.map(({ name }) => name).join(t('home.nameSeparator'));
  const where = [place, doctorName].filter(Boolean).join(' ');
  return (
    <div className={styles['next']} data-hue={pictograms[drawingOfMatter(matter)]}>
      <Tile matter={matter} word={day?.word} onExpire={onExpire} />
      <div className={styles['about']}>
        <h2 className={styles['title']}>
          <Link to={to} className={styles['cover']}>
            {names === '' ? title : names}
          </Link>{' '}
          <span>
            {what === 'go' && agreed !== null
              ? formatWeekday(agreed, locale)
              : // i18n-keys: directory:home.matter.*
                t(`home.matter.${what}`)}
          </span>
        </h2>
        <p className={styles['note']}>{where === '' ? title : where}</p>
      </div>
      <span className={styles['act']}>
        <ButtonLink
          size="small"
          variant={what === 'wait' || what === 'review' ? 'outline' : 'primary'}
          to={isWay ? href('directory.hospitalGuide', { id: hospitalId }) : to}
        >
          {/* i18n-keys: directory:home.act.* */}
          {t(`home.act.${isWay ? 'way' : what}`)}
        </ButtonLink>
      </span>
    </div>
  );
}

/** The hour, or how long is left, or what kind of care it is of. */
function Tile({
  matter,
  word,
  onExpire,
}: {
  matter: NextMatter;
  word: string | undefined;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('directory');
  const offset = useServerTimeOffset();
  const { what, at, until, timeZone } = matter;
  if (what === 'pay' && until !== null)
    return (
      <span className={styles['tile']}>
        {t('home.payWithin')}
        <b>
          <Countdown until={until} serverOffsetMs={offset} onEnd={onExpire} />
        </b>
      </span>
    );
  const moment = what === 'go' || what === 'collect' ? at : what === 'read' ? null : until;
  return (
    <span className={styles['tile']}>
      {word === undefined ? (
        <Pictogram name={drawingOfMatter(matter)} />
      ) : (
        <>
          {word}
          {moment !== null && <b>{timeAt(moment, timeZone)}</b>}
        </>
      )}
    </span>
  );
}

function Second({ matter }: { matter: NextMatter }): ReactElement {
  const { t } = useTranslation('directory');
  const day = useDayOf()(matter);
  const names = matter.people.map(({ name }) => name).join(t('home.nameSeparator'));
  return (
    <Link to={hrefOfMatter(matter)} className={styles['second']}>
      <span>{[day?.word, names, matter.title].filter(Boolean).join(' · ')}</span>
      {/* i18n-keys: directory:home.act.* */}
      <b>{t(`home.act.${matter.what}`)}</b>
      <NextIcon />
    </Link>
  );
}
