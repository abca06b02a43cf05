import { Card, KeyValueList, NoticeBar, StatusChip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { DrugOrder } from '../api/shapes';
import { useDesk } from '../api/staff-api';
import { mayDo, useMe } from '../frame/me';
import { useMoment } from '../parts/moments';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import { CancellationCard } from './cancellation-card';
import { OrderActs } from './order-acts';
import { OrderLine } from './order-line';
import { orderChips } from './order-states';
import { ParcelCard } from './parcel-card';
import styles from './pharmacy.module.css';

/** One order of medicines: its lines and parcels, and what the reader can do. Its doctor may read it too. */
export default function OrderPage(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const { orderNo = '' } = useParams();
  const read = useDesk('open-drug-order', { orderNo });
  // What the state allows, as far as the reader may do it.
  const order = read.data && {
    ...read.data,
    acts: read.data.acts.filter((act) => me.actions.some((one) => one === act)),
  };
  return (
    <PageBody
      title={t('pharmacy.title', { name: order?.patientName ?? '' })}
      aside={mayDo(me, 'list-drug-orders') && <Link to="/orders">{t('pharmacy.toList')}</Link>}
    >
      <ReadState read={{ ...read, data: order }}>
        {(order) => (
          <div className={styles['page']}>
            <div className={styles['column']}>
              {order.cancellation !== null && <CancellationCard order={order} />}
              <Card
                title={t('pharmacy.lines')}
                aside={
                  // i18n-keys: staff:pharmacy.state.*
                  <StatusChip state={orderChips[order.state]}>
                    {t(`pharmacy.state.${order.state}`)}
                  </StatusChip>
                }
              >
                <ul role="list" className={styles['lines']}>
                  {order.lines.map((line) => (
                    <OrderLine key={line.lineId} order={order} line={line} />
                  ))}
                </ul>
              </Card>
              {order.parcels.map((parcel) => (
                <ParcelCard key={parcel.parcelId} order={order} parcel={parcel} />
              ))}
              <OrderActs order={order} />
            </div>
            <OrderFacts order={order} />
          </div>
        )}
      </ReadState>
    </PageBody>
  );
}

function OrderFacts({ order }: { readonly order: DrugOrder }): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const { silence } = order.line;
  return (
    <Card title={t('pharmacy.facts')}>
      {silence !== null &&
        (silence.kind === 'overdueSince' || silence.kind === 'unreachableSince') && (
          <NoticeBar tone="warning">
            {/* i18n-keys: staff:pharmacy.silence.* */}
            {t(`pharmacy.silence.${silence.kind}`, { at: moment(silence.since) })}
          </NoticeBar>
        )}
      <KeyValueList
        items={[
          { label: t('sheet.patient'), value: order.patientName },
          { label: t('sheet.diagnosis'), value: order.diagnosis },
          { label: t('pharmacy.prescription'), value: order.prescriptionNumber },
          { label: t('reviews.doctor'), value: order.doctorName },
          {
            label: t('pharmacy.pharmacy'),
            value: order.pharmacy.name,
            detail: `${order.pharmacy.phone} · ${order.pharmacy.openText}`,
          },
          // i18n-keys: staff:pharmacy.method.*
          { label: t('pharmacy.howDelivered'), value: t(`pharmacy.method.${order.method}`) },
          ...(order.address === null
            ? []
            : [
                {
                  label: t('pharmacy.address'),
                  value: order.address.text,
                  detail: `${order.address.name} ${order.address.mobile}`,
                },
              ]),
          { label: t('pharmacy.orderedAt'), value: moment(order.createdAt) },
        ]}
      />
    </Card>
  );
}
