import { ordersApi, usePageModules, usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, NextIcon, SkeletonCard } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './elder-next.module.css';
import { ElderMatter } from './elder-matter';

/** The next visit, else the nearest of what waits for the person; the nearest of the others in a line. */
export function ElderMatters(): ReactElement {
  const { t } = useTranslation(['directory', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const { currentData, isError, refetch } = ordersApi.useListNextMattersQuery();
  const visits = usePageModules('directory.home')('myVisits', {
    to: href('booking.orderList'),
    title: t('home.myVisits'),
  });
  if (currentData === undefined)
    return isError ? (
      <PlainCard title={t('elder.unknown')}>
        <Button block variant="outline" onClick={() => void refetch()}>
          {t('elder.again')}
        </Button>
      </PlainCard>
    ) : (
      <SkeletonCard lines={3} />
    );
  const { items } = currentData;
  const first =
    items.find(({ what, hospitalId }) => what === 'go' && hospitalId !== null) ?? items[0];
  if (first === undefined)
    return (
      <PlainCard title={t('elder.nothing')} text={t('elder.nothingText')}>
        {visits && (
          <ButtonLink block variant="outline" to={visits.to}>
            {visits.title}
          </ButtonLink>
        )}
      </PlainCard>
    );
  const other = items.find((matter) => matter !== first);
  const next = other && matterLine(other, { t, locale, now });
  return (
    <section className={styles['card']}>
      <ElderMatter key={first.orderNo ?? first.waitId} matter={first} />
      {next && (
        <Link to={next.to} className={styles['other']}>
          <span>{t('elder.also', { what: [next.lead, next.who || next.about].join(' ') })}</span>
          <NextIcon />
        </Link>
      )}
    </section>
  );
}

/** What a visitor can do here. */
export function SignInCard(): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <PlainCard title={t('elder.signIn')} text={t('elder.signInText')}>
      <ButtonLink
        block
        variant="outline"
        to={href('account.login', {}, { target: href('directory.home') })}
      >
        {t('elder.signInNow')}
      </ButtonLink>
    </PlainCard>
  );
}

function PlainCard({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className={styles['card']}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}
