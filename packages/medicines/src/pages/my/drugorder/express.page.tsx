import { ParcelTrack } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { Fragment } from 'react';
import { ParcelCard } from '../../../components/parcel-card';
import { ofDrugOrder } from '../../../model/order-page';
import { drugOrderHref } from '../../../model/ways';

/** The parcels of an order of medicines: where each is, and where it was seen (spec 2 §2.10). */
const page = detailPage({
  ...ofDrugOrder,
  title: 'medicines:express.title',
  skeleton: <SkeletonList lines={4} count={2} />,
  children: ({ orderNo, parcels }, { t }) =>
    parcels.length === 0 ? (
      <EmptyState
        kind="parcels"
        title={t('medicines:express.none')}
        message={t('medicines:express.noneHint')}
        action={<ButtonLink to={drugOrderHref(orderNo)}>{t('medicines:order.title')}</ButtonLink>}
      />
    ) : (
      parcels.map((parcel) => (
        <Fragment key={parcel.parcelId}>
          <ParcelCard parcel={parcel} />
          <ParcelTrack parcel={parcel} />
        </Fragment>
      ))
    ),
});

export const { load, head } = page;
export default page.Page;
