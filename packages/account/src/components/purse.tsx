import { usePageModules, usePageTime } from '@xinglin/api';
import type { GetPersonalCenterResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { daysBetween, dayAt, formatCents } from '@xinglin/rules';
import { CrownIcon, NextIcon, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './purse.module.css';

/** The number of what is held stands out before its unit. */
const numberParts = { b: (count: string) => <b>{count}</b> };

type Held = Pick<GetPersonalCenterResponse, 'memberCard' | 'holdings'>;

/** The membership card, or the way to one, and how much there is of what can be used. */
export function Purse({ memberCard, holdings }: Held): ReactElement | null {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const card = modules('membership', {
    to: href('membership.super'),
    title: t('profile.membership'),
  });
  const numbers = [
    {
      entry: modules('coupons', { to: href('membership.coupons'), title: t('profile.coupons') }),
      text: t('profile.held.coupons', { count: holdings.couponCount }),
    },
    {
      entry: modules('coins', { to: href('membership.healthCoin'), title: t('profile.coins') }),
      text: t('profile.held.coins', { count: holdings.coins }),
    },
    {
      entry: modules('packages', {
        to: href('service-packages.orderList'),
        title: t('profile.packages'),
      }),
      text: t('profile.held.packages', { count: holdings.packageCount }),
    },
  ].flatMap(({ entry, ...rest }) => (entry ? [{ ...entry, ...rest }] : []));
  if (!card && numbers.length === 0) return null;
  return (
    <div className={styles['purse']}>
      {card && <MemberStrip to={card.to} title={card.title} card={memberCard} />}
      {numbers.length > 0 && (
        <ul role="list" className={styles['numbers']}>
          {numbers.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to} className={styles['number']}>
                <span>
                  <RichText text={text} parts={numberParts} />
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The card in service with what it saved, or how long it is valid; without one, what a card is for. */
function MemberStrip({
  to,
  title,
  card,
}: {
  to: string;
  title: string;
  card: Held['memberCard'];
}): ReactElement {
  const { t } = useTranslation('account');
  const now = usePageTime();
  const said =
    card === null
      ? t('profile.card.offer')
      : card.savedCents > 0
        ? t('profile.card.saved', { amount: formatCents(card.savedCents).replace(/\.00$/, '') })
        : t('profile.card.days', { count: daysBetween(dayAt(now), dayAt(card.endsAt)) });
  return (
    <Link to={to} className={styles['card']}>
      <span className={styles['crown']}>
        <CrownIcon />
      </span>
      <b>{card?.title ?? title}</b>
      <span className={styles['saved']}>
        {said}
        <NextIcon />
      </span>
    </Link>
  );
}
