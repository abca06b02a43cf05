import type { PageLoadInput } from '@xinglin/api';
import { href } from '@xinglin/routes';

/** The session that the address of a page names. */
export const sessionAt = ({ query }: Pick<PageLoadInput, 'query'>) => ({
  orderNo: query.get('orderNo') ?? '',
});

/** A session's own page. */
export const orderHref = (orderNo: string): string => href('telemedicine.order', {}, { orderNo });
