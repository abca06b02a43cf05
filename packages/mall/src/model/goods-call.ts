import { goodsApi, type PageLoadInput } from '@xinglin/api';
import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { idFilter, pageCall } from '@xinglin/pages';
import { useLocation } from 'react-router';

export type Sku = GoodsDetail['skus'][number];

/** What the page of goods is asked with. */
export const goodsInput = ({ params, query, preferences: { city } }: PageLoadInput) => {
  const addressId = idFilter.read(query.get('addressId'));
  return {
    shopId: params['shopId'] ?? '',
    goodsNo: params['goodsNo'] ?? '',
    ...(city && { areaId: city.areaId }),
    ...(addressId && { addressId }),
  };
};

/** The goods that a page's address names. */
export const goodsCall = pageCall(goodsApi.endpoints.getGoods, goodsInput);

export const isSold = ({ isOnSale, stock }: Sku): boolean => isOnSale && stock > 0;

/** The variant that the address names, otherwise the first one that can be ordered. */
export const skuAt = ({ skus }: GoodsDetail, query: URLSearchParams): Sku | undefined =>
  skus.find(({ skuId }) => skuId === query.get('sku')) ?? skus.find(isSold) ?? skus[0];

/** The address of this page with another choice. */
export function useChoiceHref(): (name: 'sku' | 'picture', value: string) => string {
  const { pathname, search } = useLocation();
  return (name, value) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    return `${pathname}?${query.toString()}`;
  };
}
