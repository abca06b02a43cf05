import { bookingApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Page, PageHeader, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderPages } from '../../../components/order-pages';
import { groupOf, groups, pagesOf } from '../../../model/order-groups';

export const load: PageLoad = ({ query }) =>
  Array.from({ length: pagesOf(query) }, (_, index) =>
    bookingApi.endpoints.listRegistrationOrders.initiate({ ...groupOf(query), pageNo: index + 1 }),
  );

/** My appointments, all of them and by state (spec 2 §2.20). */
export default function OrderListPage(): ReactElement {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const { group } = groupOf(query);
  return (
    <Page header={<PageHeader title={t('orderList.title')} backTo={href('account.profile')} />}>
      <SegmentLinks
        label={t('orderList.tabs')}
        items={[undefined, ...groups].map((item) => ({
          // i18n-keys: booking:orderList.group.*
          label: t(`orderList.group.${item ?? 'all'}`),
          to: href('booking.orderList', {}, item === undefined ? {} : { group: item }),
          active: item === group,
        }))}
      />
      <OrderPages key={group} group={group} pages={pagesOf(query)} />
    </Page>
  );
}
