import { usePageModules, usePageTime } from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { dayAt, parseDay } from '@xinglin/rules';
import { Card, DottedFacts } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './profile-below.module.css';

/** What takes place next, as a leaf of the calendar: when, who, with whom, where. */
export function NextVisit({ matters }: { matters: readonly NextMatter[] }): ReactElement | null {
  const { t } = useTranslation(['account', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const entry = usePageModules('account.profile')('latestOrder', { title: t('profile.nextVisit') });
  const matter = matters.find(({ what }) => what === 'go');
  if (entry === null || matter === undefined) return null;
  const { to, lead, about, who } = matterLine(matter, { t, locale, now });
  const { at, day, timeZone, place, hospitalId } = matter;
  const date = at === null ? day : dayAt(at, timeZone);
  return (
    <Card
      title={entry.title}
      {...(hospitalId !== null && {
        more: {
          to: href('directory.hospital', { id: hospitalId }),
          text: t('profile.way'),
          label: t('profile.wayTo', { place: place ?? '' }),
        },
      })}
    >
      <Link to={to} className={styles['visit']}>
        <span className={styles['leaf']} aria-hidden>
          {date === null ? null : parseDay(date)?.day}
        </span>
        <span>
          <b>{lead}</b>
          <DottedFacts>{[who, about, place].filter(Boolean).join(' · ')}</DottedFacts>
        </span>
      </Link>
    </Card>
  );
}
