import { paymentApi } from '@xinglin/api';
import { Price, type KeyValueItem } from '@xinglin/ui';

/**
 * What the sum that is due is made of: the order's price, and where it is paid in parts what was paid before and what is
 * paid later. Until that is known, or where it is not, the price is what is due.
 */
export function useDueElements(
  orderNo: string,
  dueCents: number,
): { readonly priceCents: number; readonly others: readonly KeyValueItem[] } {
  const { data } = paymentApi.useGetPayElementQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  const elements = data?.elements ?? [];
  const price = elements.find(({ element }) => element === 'price');
  return {
    priceCents: price?.cents ?? dueCents,
    others: elements
      .filter(({ element }) => element !== 'price')
      .map(({ label, cents }) => ({ label, value: <Price cents={cents} /> })),
  };
}
