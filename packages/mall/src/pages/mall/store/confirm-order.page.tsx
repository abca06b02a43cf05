import { addressesApi, goodsApi, type PageLoad, type QueryThunk } from '@xinglin/api';
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

/** What is asked for the lines of an address, sent to where it names or else to the usual place. */
const wishOf = (query: URLSearchParams, addressId: string | undefined) => ({
  lines: readLines(query.get('lines')),
  ...(addressId && { addressId }),
});

/** The price depends on where it is sent to, so it is asked for behind the addresses. */
export const load: PageLoad = ({ query }) => {
  if (readLines(query.get('lines')).length === 0) return [];
  const ask: QueryThunk = async (dispatch) => {
    const { data } = await dispatch(listAddresses.initiate());
    if (data === undefined) return;
    const chosen = chosenAddress(data.items, query.get('addressId'));
    await dispatch(quoteGoods.initiate(wishOf(query, chosen?.addressId)));
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
  const quote = goodsApi.useQuoteGoodsQuery(wishOf(query, chosen?.addressId), {
    skip: isEmpty || items === undefined,
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const head = { title: t('confirmOrder.title'), backTo: href('mall.goodsManage') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  if (isEmpty)
    return frame(
      <EmptyState
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
          isAsking={quote.isFetching}
          onAsk={() => void quote.refetch()}
        />
      )}
    </Loaded>
  );
}
