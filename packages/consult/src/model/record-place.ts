import type { PageLoadInput } from '@xinglin/api';
import { href } from '@xinglin/routes';

/** The consult that an address names in its path or its query; empty where it names none, which the gateway knows none by. */
export const consultOf = ({ params, query }: Pick<PageLoadInput, 'params' | 'query'>): string =>
  params['consultId'] ?? query.get('orderKey') ?? '';

/** What one consult was about, without its money. */
export const recordHref = (orderKey: string): string =>
  href('consult.patientOrderDetail', {}, { orderKey });
