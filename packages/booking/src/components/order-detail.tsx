import { usePageModules } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderDetail as Detail, WrongPayments } from '@xinglin/orders';
import { formatCents, formatInstant } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Cluster,
  KeyValueList,
  lazyPart,
  PinIcon,
  Price,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';
import { arriveBy } from '../model/visit';
import { AddToCalendar } from './add-to-calendar';
import { BringList } from './bring-list';
import { CancelAction } from './cancel-action';
import { CheckInLink } from './check-in-link';
import { InChinese } from './in-chinese';
import { hasNextAction, NextActions } from './next-actions';
import { useVisitFacts } from './visit-facts';
import { Voucher } from './voucher';

// Most appointments are opened to be read, and the page is whole without these, also where they cannot be loaded.
const nothing: { readonly default: (props: { order: RegistrationOrder }) => ReactElement | null } =
  { default: () => null };
const MoveLink = lazyPart(() => import('./move-link').catch(() => nothing));
const RebookOffer = lazyPart(() => import('./rebook-offer').catch(() => nothing));
const VisitActs = lazyPart(() => import('./visit-acts').catch(() => nothing));

interface OrderDetailProps {
  order: RegistrationOrder;
  onExpire: () => void;
}

/** One appointment: where it stands, the voucher, the facts, the money, and what happened to it. */
export function OrderDetail({ order, onExpire }: OrderDetailProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const facts = useVisitFacts(order);
  const modules = usePageModules('booking.orderDetail');
  const way = modules('way', { to: wayTo(order), title: t('order.way') });
  const call = modules('call', { title: t('order.phone') });
  const isAhead = order.actions.includes('showVoucher');
  const afterWrong = afterWrongPayment(order);
  const paidUntil = formatInstant(order.cancelBefore, locale, order.timeZone);
  const cancelTerms =
    order.status === 'awaitingPayment' || order.status === 'awaitingHospital'
      ? t('cancel.noRefund')
      : order.feeCents === 0
        ? t('order.cancelFree')
        : t('order.cancelUntil', { moment: paidUntil });
  return (
    <>
      <WrongPayments payments={order.wrongPayments} dueCents={order.feeCents} />
      <Detail
        order={order}
        timeZone={order.timeZone}
        // i18n-keys: booking:order.next.* booking:wrongPayment.*
        next={
          afterWrong === null
            ? t(`order.next.${order.status}`)
            : t(`wrongPayment.${afterWrong}`, { fee: formatCents(order.feeCents) })
        }
        actions={
          isAhead
            ? way && (
                <ButtonLink icon={<PinIcon />} to={way.to}>
                  {way.title}
                </ButtonLink>
              )
            : hasNextAction(order) && <NextActions order={order} size="medium" />
        }
        facts={[{ label: t('visit.fee'), value: <Price cents={order.feeCents} /> }]}
        onExpire={onExpire}
        below={
          <>
            {(isAhead || order.status === 'checkedIn') && <CheckInLink orderNo={order.orderNo} />}
            {isAhead && modules('bring') && <BringList items={order.bring} />}
            {(isAhead || order.mayDelete) && <VisitActs order={order} />}
            {order.actions.includes('cancel') && (
              <Card title={t('order.change')}>
                <Stack>
                  <p>{cancelTerms}</p>
                  <Cluster align="end">
                    {isAhead && order.mayReschedule && <MoveLink order={order} />}
                    <CancelAction order={order} />
                  </Cluster>
                </Stack>
              </Card>
            )}
          </>
        }
      >
        {order.history.some(({ event }) => offersOthers.includes(event)) && (
          <RebookOffer order={order} />
        )}
        {isAhead && <Voucher order={order} />}
        <Card title={t('reservation.visit')}>
          <Stack>
            <KeyValueList
              items={[
                ...facts,
                ...(isAhead
                  ? [{ label: t('order.arriveBy'), value: arriveBy(order), strong: true }]
                  : []),
                {
                  label: t('order.address'),
                  value: order.hospitalAddress,
                  detail: <InChinese parts={[order.inChinese?.hospitalAddress]} />,
                },
                ...(call
                  ? [
                      {
                        label: call.title,
                        value: <a href={`tel:${order.hospitalPhone}`}>{order.hospitalPhone}</a>,
                      },
                    ]
                  : []),
              ]}
            />
            {isAhead && modules('calendar') && <AddToCalendar order={order} />}
          </Stack>
        </Card>
        <Card title={t('reservation.patient')}>
          <KeyValueList
            items={[
              { label: t('patient.name'), value: order.patientName, strong: true },
              ...(order.patientCardNo === null
                ? []
                : [{ label: t('patient.document'), value: order.patientCardNo }]),
              { label: t('patient.mobile'), value: order.patientMobile },
            ]}
          />
        </Card>
      </Detail>
    </>
  );
}

/** The hospital does not see the patient at that time: others are offered. */
const offersOthers: readonly string[] = ['stop', 'refuse', 'giveUp'];

/** How to get there, as the hospital tells it. */
function wayTo({ hospitalId }: RegistrationOrder): string {
  return href('directory.hospitalGuide', { id: hospitalId });
}
