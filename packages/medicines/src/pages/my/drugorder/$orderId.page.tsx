import type { PageLoad } from '@xinglin/api';
import { isPaymentOpen, loadPatients, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DrugOrderActs } from '../../../components/drug-order-acts';
import { DrugOrderBar } from '../../../components/drug-order-bar';
import { DrugOrderView } from '../../../components/drug-order-view';
import { MedicineCard } from '../../../components/medicine-card';
import { drugOrderCall } from '../../../model/drug-order-call';
import { drugOrderHref } from '../../../model/ways';

export const load: PageLoad = (place) => [...drugOrderCall.load(place), ...loadPatients(place)];

/** One order of medicines: it is paid here; then its line, its parcels, its money and how it is cancelled (spec 2 §2.10). */
export default function DrugOrderPage(): ReactElement {
  const { t } = useTranslation('medicines');
  const asked = drugOrderCall.useAnswer(isPaymentOpen);
  const list = href('medicines.orders');
  return (
    <OrderPage
      asked={asked}
      title={t('order.title')}
      backTo={list}
      gone={t('order.gone')}
      action={<ButtonLink to={list}>{t('orders.title')}</ButtonLink>}
      resultTo={({ orderNo }) => drugOrderHref(orderNo)}
      priceLabel={t('price.total')}
      next={({ state }, unsure) =>
        // i18n-keys: medicines:order.next.*, medicines:order.unsure.*
        unsure ? t(`order.unsure.${unsure}`) : t(`order.next.${state}`)
      }
      toPay={(order) => ({
        drawn: <MedicineCard items={order.lines.map(({ item }) => item)} />,
        promise: t('order.promise'),
      })}
      renderActions={(order) => <DrugOrderActs order={order} />}
      renderView={(order, view) => <DrugOrderView order={order} view={view} />}
      renderBar={(order) => <DrugOrderBar order={order} />}
    />
  );
}
