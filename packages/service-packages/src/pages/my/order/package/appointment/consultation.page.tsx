import { servicePackagesApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { itemPage } from '../../../../../components/item-page';
import { TimeForm } from '../../../../../components/time-form';
import { itemAt, orderAt } from '../../../../../model/order-at';
import type { ItemOf } from '../../../../../model/use-refusals';

const times = pageCall(servicePackagesApi.endpoints.listPackageSchedule, (place) => ({
  ...orderAt(place),
  serviceId: itemAt(place),
}));

/** Takes a time of the doctor of a package (spec 2 §2.8). */
const page = itemPage({
  title: 'service-packages:consultationAppointment.title',
  types: ['appointment'],
  beside: [times],
  children: (order, item) => <Times order={order} item={item} />,
});

export const { load, head } = page;
export default page.Page;

function Times({ order, item }: ItemOf): ReactElement {
  const { t } = useTranslation('service-packages');
  const { answer } = times.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={3} count={1} />}>
      {({ days }) =>
        days.length === 0 ? (
          <EmptyState kind="waiting" title={t('times.none')} />
        ) : (
          <TimeForm order={order} item={item} days={days} />
        )
      }
    </Loaded>
  );
}
