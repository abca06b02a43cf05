import { goodsApi, useSession } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BoughtItem } from '../../components/bought-item';
import { withSession } from '../../components/own-only';

const itemCall = pageCall(goodsApi.endpoints.getCommerceItem, ({ query }) => {
  const itemId = query.get('itemId');
  return itemId ? { itemId } : null;
});
const orderCall = pageCall(goodsApi.endpoints.getMarketplaceOrder, ({ query }) => {
  const orderNo = query.get('orderNo');
  return orderNo ? { orderNo } : null;
});

export const load = (place: Parameters<typeof itemCall.load>[0]) => [
  ...itemCall.load(place),
  ...withSession(orderCall.load)(place),
];

/** Goods as they were bought in an order, beside what they are now; without an order, as a deal names them (spec 2 §2.25). */
export default function CentreGoodsPage(): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const isOwn = useSession()?.login === true && query.get('orderNo') !== null;
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('centreGoods.title')} backTo={href('mall.store')} />}>
      {content}
    </Page>
  );
  if (!query.get('itemId'))
    return frame(
      <ErrorState
        kind="missing"
        title={t('goods.gone')}
        action={<ButtonLink to={href('mall.store')}>{t('goods.toStore')}</ButtonLink>}
      />,
    );
  return isOwn ? <OfOrder frame={frame} /> : <OfDeal frame={frame} />;
}

type Framed = { readonly frame: (content: ReactNode) => ReactElement };

function OfDeal({ frame }: Framed): ReactElement {
  const { t } = useTranslation('mall');
  const { answer } = itemCall.useAnswer();
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={1} />}
      frame={frame}
      gone={t('goods.gone')}
      action={<ButtonLink to={href('mall.store')}>{t('goods.toStore')}</ButtonLink>}
    >
      {(item) => frame(<BoughtItem item={item} order={undefined} />)}
    </Loaded>
  );
}

function OfOrder({ frame }: Framed): ReactElement {
  const { t } = useTranslation('mall');
  const item = itemCall.useAnswer().answer;
  const order = orderCall.useAnswer().answer;
  return (
    <Loaded
      query={item}
      skeleton={<SkeletonList lines={4} count={1} />}
      frame={frame}
      gone={t('goods.gone')}
      action={<ButtonLink to={href('mall.store')}>{t('goods.toStore')}</ButtonLink>}
    >
      {(found) =>
        frame(
          <Loaded
            query={order}
            skeleton={<SkeletonList lines={4} count={1} />}
            gone={t('noOrder.title')}
          >
            {(own) => <BoughtItem item={found} order={own} />}
          </Loaded>,
        )
      }
    </Loaded>
  );
}
