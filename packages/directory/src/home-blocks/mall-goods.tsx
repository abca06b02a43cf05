import { goodsApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsLink } from './goods-link';
import { LinkBlock } from './link-block';

/** The rest is a tap away, and further down. */
export const few = { pageSize: 4 } as const;

/** On home: what is bought most in the mall, each of another category. */
export function MallGoods(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('mall', {
    title: t('home.mall'),
    to: href('mall.store'),
  });
  const query = goodsApi.useListHomeMallItemsQuery(few, { skip: !shown });
  if (!shown) return null;
  return (
    <LinkBlock title={shown.title} query={query} more={{ label: t('home.moreMall'), to: shown.to }}>
      {(goods) => <GoodsLink key={goods.goodsNo} goods={goods} />}
    </LinkBlock>
  );
}
