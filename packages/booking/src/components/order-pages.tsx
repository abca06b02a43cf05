import { bookingApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, LoadedPage, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPages, type OrderGroup } from '../model/order-groups';
import { OrderCard } from './order-card';

interface OrderPagesProps {
  group: OrderGroup | undefined;
  /** How many pages are shown, one under the other. */
  pages: number;
}

/** The orders of one tab; each page asks for itself, so that a change asks again only for what is shown. */
export function OrderPages({ group, pages }: OrderPagesProps): ReactElement {
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <OrderPage key={index} group={group} pageNo={index + 1} isLast={index + 1 === pages} />
      ))}
    </>
  );
}

interface OrderPageProps {
  group: OrderGroup | undefined;
  pageNo: number;
  isLast: boolean;
}

function OrderPage({ group, pageNo, isLast }: OrderPageProps): ReactElement {
  const { t } = useTranslation('booking');
  const orders = bookingApi.useListRegistrationOrdersQuery(
    { ...(group && { group }), pageNo },
    // Seconds: what the server has just fetched for this page is not asked for again.
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const book = usePageModules('booking.orderList')('book', {
    to: href('booking.hospitalList'),
    title: t('orderList.book'),
  });
  const next = { ...(group && { group }), pageNo: String(pageNo + 1) };
  return (
    <LoadedPage
      query={orders}
      skeleton={<SkeletonList lines={3} />}
      empty={
        <EmptyState
          title={t(`orderList.empty.${group ?? 'all'}`) /* i18n-keys: booking:orderList.empty.* */}
          action={book && <ButtonLink to={book.to}>{book.title}</ButtonLink>}
        />
      }
      nextTo={isLast && pageNo < mostPages ? href('booking.orderList', {}, next) : undefined}
    >
      {(order) => (
        <OrderCard key={order.orderNo} order={order} onExpire={() => void orders.refetch()} />
      )}
    </LoadedPage>
  );
}
