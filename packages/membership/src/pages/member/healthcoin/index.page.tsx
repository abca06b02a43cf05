import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinBalance, coinHome } from '../../../components/coin-balance';
import { CoinGoodsItem } from '../../../components/coin-goods-item';
import { PlayLink } from '../../../components/play/play-link';

/** The home of health coins: what I have, where it comes from and goes, what others exchange most (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinHotExchange,
  paging: numbered,
  input: (_, part) => part,
  title: 'coins:home.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={2} />,
  above: ({ t }) => (
    <>
      <CoinBalance />
      <ListGroup>
        <ListLink label={t('coins:gain.title')} to={href('membership.healthCoinGain')} />
        <ListLink label={t('coins:store.title')} to={href('membership.healthCoinStore')} />
        <PlayLink />
        <ListLink label={t('coins:record.title')} to={href('membership.healthCoinRecord')} />
        <ListLink label={t('coins:orders.title')} to={href('membership.healthCoinMyPrizes')} />
        <ListLink label={t('coins:rule.title')} to={href('membership.healthCoinRule')} />
      </ListGroup>
    </>
  ),
  empty: ({ t }) => (
    <EmptyState
      title={t('coins:store.none')}
      action={
        <ButtonLink to={href('membership.healthCoinGain')}>{t('coins:gain.title')}</ButtonLink>
      }
    />
  ),
  group: (items) => <Hot>{items}</Hot>,
  item: (goods) => <CoinGoodsItem key={goods.goodsId} goods={goods} />,
});

export const load: PageLoad = (place) => [...coinHome.load(place), ...page.load(place)];
export default page.Page;

function Hot({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation('coins');
  return (
    <ListGroup label={t('home.hot')} showLabel>
      {children}
    </ListGroup>
  );
}
