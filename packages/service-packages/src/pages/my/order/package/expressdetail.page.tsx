import { servicePackagesApi } from '@xinglin/api';
import { ParcelTrack } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, KeyValueList, SkeletonList } from '@xinglin/ui';
import { UseCard } from '../../../../components/use-card';
import { orderHref } from '../../../../model/links';
import { orderAt } from '../../../../model/order-at';

/** Where the goods of a package are: where they go, what is not sent yet, each parcel (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageExpress,
  input: orderAt,
  title: 'service-packages:expressDetail.title',
  backTo: (_, place) => orderHref(orderAt(place).orderNo),
  skeleton: <SkeletonList lines={3} count={2} />,
  gone: {
    title: 'service-packages:orderError.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  children: ({ orderNo, address, waiting, parcels }, { t }) =>
    address === null ? (
      <EmptyState
        kind="parcels"
        title={t('service-packages:expressDetail.none')}
        action={
          <ButtonLink to={orderHref(orderNo)}>{t('service-packages:item.toOrder')}</ButtonLink>
        }
      />
    ) : (
      <>
        <Card title={t('service-packages:express.address')}>
          <KeyValueList
            items={[
              {
                label: t('service-packages:express.to'),
                value: address.text,
                detail: t('service-packages:express.receiver', address),
              },
            ]}
          />
        </Card>
        {waiting.map((use) => (
          <UseCard key={use.applyNo} use={use} />
        ))}
        {parcels.map((parcel) => (
          <ParcelTrack key={parcel.parcelId} parcel={parcel} />
        ))}
      </>
    ),
});

export const { load, head } = page;
export default page.Page;
