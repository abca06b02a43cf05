import type { PageLoadInput } from '@xinglin/api';
import { href } from '@xinglin/routes';

/** The session that the address of a page names. */
export const sessionAt = ({ query }: Pick<PageLoadInput, 'query'>) => ({
  orderNo: query.get('orderNo') ?? '',
});

/** A session's own page. */
export const orderHref = (orderNo: string): string => href('telemedicine.order', {}, { orderNo });

/** The session that stands in the way of another, where a refusal's data tells it. */
export function sessionIn(data: unknown): string | null {
  const told = typeof data === 'object' && data !== null && 'orderNo' in data ? data.orderNo : null;
  return typeof told === 'string' && told !== '' ? told : null;
}
