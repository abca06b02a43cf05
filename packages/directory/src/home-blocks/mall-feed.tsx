import { goodsApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { LoadMore, useFocusKept } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsLink } from './goods-link';
import { LinkBlock } from './link-block';
import { few } from './mall-goods';

/** Behind what home shows of the mall above. */
const behind = { after: few.pageSize, pageSize: 6 } as const;

/** At the end of home: goods that follow those above, a few more at each tap (spec 3 §7.1). */
export function MallFeed(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('mallFeed', {
    title: t('home.mallFeed'),
    to: href('mall.store'),
  });
  const parts = goodsApi.useListHomeMallFeedsPartsInfiniteQuery(behind, { skip: !shown });
  const { currentData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = parts;
  // The button goes with the last part.
  useFocusKept(hasNextPage);
  if (!shown) return null;
  return (
    <>
      <LinkBlock
        title={shown.title}
        query={{
          ...parts,
          currentData: currentData && { items: currentData.pages.flatMap(({ items }) => items) },
        }}
        more={{ label: t('home.moreMall'), to: shown.to }}
      >
        {(goods) => <GoodsLink key={goods.goodsNo} goods={goods} />}
      </LinkBlock>
      {hasNextPage && (
        <LoadMore
          hasMore
          pending={isFetchingNextPage}
          failed={isFetchNextPageError}
          onLoadMore={() => void parts.fetchNextPage()}
        />
      )}
    </>
  );
}
