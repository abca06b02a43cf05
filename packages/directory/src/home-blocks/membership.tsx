import { membershipApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { dayAt, formatCents, formatDay } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * On home: the card in service, or what super membership is. It is an entry and no news: there is no row while it is
 * asked for, and none where it cannot be.
 */
export function Membership(): ReactElement | null {
  const { t, i18n } = useTranslation('directory');
  const shown = usePageModules('directory.home')('membership', {
    title: t('home.membership'),
    to: href('membership.super'),
  });
  const { currentData: entry } = membershipApi.useGetHomeVipEntryQuery(undefined, { skip: !shown });
  if (!shown || !entry) return null;
  const { card, fromCents, rights, toActivate } = entry;
  // No card is sold, and none is here.
  if (card === null && fromCents === null && toActivate === 0) return null;
  const about = (): readonly string[] => {
    if (card !== null) {
      const day = formatDay(dayAt(card.endsAt), i18n.language, { year: true });
      return [t('home.membershipUntil', { title: card.title, day })];
    }
    if (toActivate > 0) return [t('home.membershipToActivate', { count: toActivate })];
    if (fromCents === null) return rights;
    const price = formatCents(fromCents, { decimals: 'auto' });
    return [t('home.membershipFrom', { price }), ...rights];
  };
  return (
    <ListGroup label={shown.title}>
      <ListLink label={shown.title} description={about().join(' · ')} to={shown.to} />
    </ListGroup>
  );
}
