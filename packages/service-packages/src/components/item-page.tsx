import { servicePackagesApi } from '@xinglin/api';
import type { PackageOrder, PackageQuota } from '@xinglin/gateway-sdk';
import { detailPage, type PageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, RightsRing, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref, recordHref } from '../model/links';
import { itemLooks } from '../model/looks';
import { itemAt, orderAt } from '../model/order-at';
import styles from './packages.module.css';

interface ItemPageOptions {
  /** Key of a text, with its namespace. */
  readonly title: string;
  readonly types: readonly PackageQuota['type'][];
  /** Further calls that the form makes. */
  readonly beside?: readonly Pick<PageCall<unknown>, 'load'>[];
  /** The form by which a unit is used. */
  readonly children: (order: PackageOrder, item: PackageQuota) => ReactNode;
}

/** A page that uses one item of a package: what is left of it, then its form, or why it cannot be used. */
export function itemPage({ title, types, beside = [], children }: ItemPageOptions) {
  return detailPage({
    endpoint: servicePackagesApi.endpoints.getPackageOrder,
    input: orderAt,
    beside,
    title,
    backTo: (_, place) => orderHref(orderAt(place).orderNo),
    skeleton: <SkeletonList lines={4} count={2} />,
    gone: {
      title: 'service-packages:orderError.gone',
      action: ({ t }) => (
        <ButtonLink to={href('service-packages.orderList')}>
          {t('service-packages:orderList.title')}
        </ButtonLink>
      ),
    },
    children: (order, place) => {
      const item = order.quotas.find(({ serviceId }) => serviceId === itemAt(place));
      return (
        <Usable
          order={order}
          item={item !== undefined && types.includes(item.type) ? item : undefined}
        >
          {children}
        </Usable>
      );
    },
  });
}

function Usable(props: {
  order: PackageOrder;
  item: PackageQuota | undefined;
  children: ItemPageOptions['children'];
}): ReactElement {
  const { order, item, children } = props;
  const { t } = useTranslation('service-packages');
  const { orderNo } = order;
  const toOrder = <ButtonLink to={orderHref(orderNo)}>{t('item.toOrder')}</ButtonLink>;
  if (item === undefined)
    return <EmptyState kind="packages" title={t('item.none')} action={toOrder} />;
  if (order.mayBind)
    return (
      <EmptyState
        kind="packages"
        title={t('orderDetail.bindFirst')}
        action={
          <ButtonLink to={href('service-packages.orderBindPatient', { orderNo })}>
            {t('orderBindPatient.title')}
          </ButtonLink>
        }
      />
    );
  if (order.mayResume)
    return <EmptyState kind="waiting" title={t('item.paused')} action={toOrder} />;
  if (!order.mayUse)
    return <EmptyState kind="packages" title={t('item.notUsable')} action={toOrder} />;
  if (item.left === 0)
    return (
      <EmptyState
        kind="packages"
        title={t('item.usedUp', { name: item.name })}
        action={
          <ButtonLink to={recordHref(orderNo, item)}>
            {t('quota.records', { name: item.name })}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Card as="div">
        <div className={styles['item']}>
          <RightsRing left={item.left} count={item.count} hue={itemLooks[item.type].hue} />
          <div>
            <h2>{item.name}</h2>
            <p className={styles['quiet']}>{item.note}</p>
            <p className={styles['quiet']}>
              {t('item.about', {
                name: order.patientName ?? '',
                doctor: order.doctorName,
                left: t('quota.left', { left: item.left, count: item.count }),
              })}
            </p>
          </div>
        </div>
      </Card>
      {children(order, item)}
    </>
  );
}
