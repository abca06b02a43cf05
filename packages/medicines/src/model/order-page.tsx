import { medicinesApi } from '@xinglin/api';
import type { DetailPageOptions } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import type { PageLoadInput } from '@xinglin/api';
import { drugOrderHref } from './ways';

const orderNoOf = ({ params, query }: PageLoadInput): string =>
  params['orderId'] ?? query.get('orderId') ?? '';

/** What every further page of an order of medicines shares: its call, its way back, and what is said where it is gone. */
export const ofDrugOrder = {
  endpoint: medicinesApi.endpoints.getDrugOrder,
  input: (place) => ({ orderNo: orderNoOf(place) }),
  backTo: (_, place) => drugOrderHref(orderNoOf(place)),
  gone: {
    title: 'medicines:order.gone',
    action: ({ t }) => (
      <ButtonLink to={href('medicines.orders')}>{t('medicines:orders.title')}</ButtonLink>
    ),
  },
} satisfies Partial<DetailPageOptions<typeof medicinesApi.endpoints.getDrugOrder>>;
