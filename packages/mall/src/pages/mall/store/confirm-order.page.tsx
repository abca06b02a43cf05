import {
  addressesApi,
  goodsApi,
  orderCentreApi,
  type PageLoad,
  type QueryThunk,
} from '@xinglin/api';
import type { GoodsCoupon } from '@xinglin/gateway-sdk';
import { chosenAddress } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConfirmForm } from '../../../components/confirm-form';
import { readLines } from '../../../model/sku-counts';

const { listAddresses } = addressesApi.endpoints;
const { quoteGoods } = goodsApi.endpoints;
const { listGoodsCoupons } = orderCentreApi.endpoints;

/** The coupon that the address names, where it can be used; the best one where it names none. */
function chosenCoupon(coupons: readonly GoodsCoupon[], query: URLSearchParams): string | undefined {
  const named = query.get('couponId');
  const usable = coupons.filter(({ whyNot }) => whyNot === null);
  const found = named === null ? usable[0] : usable.find(({ couponId }) => couponId === named);
  return found?.couponId;
}

/** What is asked for the lines of an address, sent to where it names or else to the usual place. */
const wishOf = (
  query: URLSearchParams,
  addressId: string | undefined,
  couponId: string | undefined,
) => ({
  lines: readLines(query.get('lines')),
  ...(addressId && { addressId }),
  ...(couponId && { couponIds: [couponId] }),
});

/** The price depends on where it is sent to and by which coupon, so it is asked for behind both. */
export const load: PageLoad = ({ query }) => {
  if (readLines(query.get('lines')).length === 0) return [];
  const ask: QueryThunk = async (dispatch) => {
    const lines = readLines(query.get('lines'));
    const [{ data }, coupons] = await Promise.all([
      dispatch(listAddresses.initiate()),
      dispatch(listGoodsCoupons.initiate({ lines })),
    ]);
    if (data === undefined) return;
    const chosen = chosenAddress(data.items, query.get('addressId'));
    const couponId = chosenCoupon(coupons.data?.items ?? [], query);
    await dispatch(quoteGoods.initiate(wishOf(query, chosen?.addressId, couponId)));
  };
  return [ask];
};

/** What is about to be ordered: where to, how many, a note, an invoice, and how the price comes about (spec 2 §2.17). */
export default function ConfirmOrderPage(): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const isEmpty = readLines(query.get('lines')).length === 0;
  const addresses = addressesApi.useListAddressesQuery(undefined, { skip: isEmpty });
  const items = addresses.currentData?.items;
  const chosen = items && chosenAddress(items, query.get('addressId'));
  const lines = readLines(query.get('lines'));
  const held = orderCentreApi.useListGoodsCouponsQuery({ lines }, { skip: isEmpty });
  // Without an answer about coupons it is ordered without one.
  const coupons = held.isError ? [] : held.currentData?.items;
  const couponId = coupons && chosenCoupon(coupons, query);
  const quote = goodsApi.useQuoteGoodsQuery(wishOf(query, chosen?.addressId, couponId), {
    skip: isEmpty || items === undefined || coupons === undefined,
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const head = { title: t('confirmOrder.title'), backTo: href('mall.goodsManage') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  if (isEmpty)
    return frame(
      <EmptyState
        kind="goods"
        title={t('confirmOrder.nothing')}
        action={<ButtonLink to={href('mall.goodsManage')}>{t('cart.title')}</ButtonLink>}
      />,
    );
  return (
    <Loaded
      // The former price stays in view while a new one is asked for, so that nothing that was typed goes.
      query={joinQueries(addresses, {
        ...quote,
        currentData: quote.isError ? undefined : (quote.currentData ?? quote.data),
      })}
      skeleton={<SkeletonList lines={4} count={3} />}
      frame={frame}
    >
      {([found, asked]) => (
        <ConfirmForm
          head={head}
          addresses={found.items}
          chosen={chosen}
          asked={asked}
          coupons={coupons ?? []}
          couponId={couponId}
          isAsking={quote.isFetching}
          onAsk={() => void quote.refetch()}
        />
      )}
    </Loaded>
  );
}
