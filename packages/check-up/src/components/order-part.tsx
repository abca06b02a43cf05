import { checkUpApi } from '@xinglin/api';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { detailPage, type PageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import type { ReactNode } from 'react';
import { orderHref, orderNoOf } from '../model/links';

interface OrderPartOptions {
  /** Key of a text, with its namespace. */
  readonly title: string;
  readonly beside?: readonly Pick<PageCall<unknown>, 'load'>[];
  readonly children: (order: PhysicalOrder) => ReactNode;
}

/** A page about one side of an order that the address names, and the way back to all of it. */
export const orderPart = ({ title, beside, children }: OrderPartOptions) =>
  detailPage({
    endpoint: checkUpApi.endpoints.getPhysicalOrder,
    input: (place) => ({ orderNo: orderNoOf(place) }),
    ...(beside && { beside }),
    title,
    backTo: (order, place) => orderHref(orderNoOf(place), order?.packageKind),
    gone: {
      title: 'check-up:invoice.gone',
      action: ({ t }) => (
        <ButtonLink variant="outline" to={href('check-up.orderList')}>
          {t('check-up:orderList.title')}
        </ButtonLink>
      ),
    },
    children,
  });
