import { addressesApi, goodsApi, type QueryThunk } from '@xinglin/api';
import type { Cart, CartLine, QuoteGoodsRequest } from '@xinglin/gateway-sdk';
import { chosenAddress } from '@xinglin/orders';

/** Lines that can be ordered as they are. */
export const orderableLines = (cart: Cart): CartLine[] =>
  cart.shops.flatMap(({ lines }) => lines).filter(({ problem }) => problem === null);

/** What lines of the cart cost with the best coupon, brought to an address. */
export const cartWish = (
  lines: readonly CartLine[],
  addressId: string | undefined,
): QuoteGoodsRequest => ({
  lines: lines.map(({ skuId, count }) => ({ skuId, count })),
  useBestCoupon: true,
  ...(addressId && { addressId }),
});

/** The cart of an account with what all of it costs: nothing of the price is a surprise when it is ordered. */
export const loadCart: QueryThunk = async (dispatch) => {
  const [cart, addresses] = await Promise.all([
    dispatch(goodsApi.endpoints.getCart.initiate()),
    dispatch(addressesApi.endpoints.listAddresses.initiate()),
  ]);
  const lines = cart.data ? orderableLines(cart.data) : [];
  if (lines.length === 0 || addresses.data === undefined) return;
  const address = chosenAddress(addresses.data.items, null);
  await dispatch(goodsApi.endpoints.quoteGoods.initiate(cartWish(lines, address?.addressId)));
};

/** What some lines of the account's cart cost; undefined for a visitor, and until it is known. */
export function useCartQuote(isOwn: boolean, lines: readonly CartLine[]) {
  const addresses = addressesApi.useListAddressesQuery(undefined, { skip: !isOwn });
  const items = addresses.currentData?.items;
  const address = items && chosenAddress(items, null);
  const { data, isFetching, isError } = goodsApi.useQuoteGoodsQuery(
    cartWish(lines, address?.addressId),
    // The former price stays in view while a new one is requested.
    { skip: !isOwn || lines.length === 0 || items === undefined, refetchOnMountOrArgChange: 10 },
  );
  return {
    quote: !isOwn || lines.length === 0 || isError ? undefined : data?.quote,
    isAsking: isFetching,
  };
}
