import { servicePackagesApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

type Place = Parameters<Parameters<typeof pageCall>[1]>[0];

/** The order that an address names, in its path or in its query. */
export const orderAt = ({ params, query }: Place) => ({
  orderNo: params['orderNo'] ?? query.get('orderNo') ?? '',
});

/** The item of it. */
export const itemAt = ({ params, query }: Place): string =>
  params['serviceId'] ?? query.get('serviceId') ?? '';

/** The order that a page's address names, asked for once for all parts of the page. */
export const orderCall = pageCall(servicePackagesApi.endpoints.getPackageOrder, orderAt);
