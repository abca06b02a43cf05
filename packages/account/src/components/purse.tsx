import { usePageModules, usePageTime } from '@xinglin/api';
import type { GetPersonalCenterResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { daysBetween, dayAt, formatCents } from '@xinglin/rules';
import { Card, CountTiles, MemberCard, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Held = Pick<GetPersonalCenterResponse, 'memberCard' | 'holdings'>;

/** The membership card, or the way to one, and how much there is of what can be used. */
export function Purse({ memberCard, holdings }: Held): ReactElement | null {
  const { t } = useTranslation('account');
  const now = usePageTime();
  const modules = usePageModules('account.profile');
  const card = modules('membership', {
    to: href('membership.super'),
    title:
      memberCard === null
        ? t('profile.membership')
        : t('profile.card.name', { brand: t('shared:brand.name') }),
  });
  const numbers = [
    {
      entry: modules('coupons', { to: href('membership.coupons'), title: t('profile.coupons') }),
      ...numberAndUnit(t('profile.held.coupons', { count: holdings.couponCount })),
    },
    {
      entry: modules('coins', { to: href('membership.healthCoin'), title: t('profile.coins') }),
      ...numberAndUnit(t('profile.held.coins', { count: holdings.coins })),
    },
    {
      entry: modules('packages', {
        to: href('service-packages.orderList'),
        title: t('profile.packages'),
      }),
      ...numberAndUnit(t('profile.held.packages', { count: holdings.packageCount })),
    },
  ].flatMap(({ entry, ...rest }) => (entry ? [{ ...rest, to: entry.to, name: entry.title }] : []));
  const counts = numbers.length > 0 && <CountTiles label={t('profile.holdings')} items={numbers} />;
  if (card === null) return counts ? <Card as="div">{counts}</Card> : null;
  return (
    <MemberCard to={card.to} title={card.title} level={memberCard?.title} below={counts}>
      {memberCard === null ? (
        t('profile.card.offer')
      ) : memberCard.savedCents > 0 ? (
        <RichText
          text={t('profile.card.saved', {
            amount: formatCents(memberCard.savedCents, { decimals: 'auto' }),
          })}
          parts={savedParts}
        />
      ) : (
        t('profile.card.days', { count: daysBetween(dayAt(now), dayAt(memberCard.endsAt)) })
      )}
    </MemberCard>
  );
}

/** "3张" in its two parts; a language may have no unit. */
function numberAndUnit(text: string): { value: string; after: string } {
  const value = text.replace(/\D+$/, '');
  return { value, after: text.slice(value.length) };
}

/** What was saved is bold. */
const savedParts = { b: (sum: string) => <b>{sum}</b> };
