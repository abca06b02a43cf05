import { bookingApi, failureMessage, visitsApi } from '@xinglin/api';
import type { BookingRules, RegistrationOrder, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { cancelMoment, formatCents, formatWeekday } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  Chip,
  joinQueries,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  useToast,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { visitText } from '../model/visit';
import { MovePair } from './move-pair';
import { OtherWays } from './other-ways';
import { useReaderZone } from './use-reader-zone';
import { useWays } from './use-ways';
import { useWaysOut } from './use-ways-out';

interface MoveVisitProps {
  orderNo: string;
  hospitalId: string;
  shiftCaseId: string;
}

/** Another time for an appointment: what it is now, what it will be, and the one button that moves it. */
export default function MoveVisit({
  orderNo,
  hospitalId,
  shiftCaseId,
}: MoveVisitProps): ReactElement {
  const { t } = useTranslation('booking');
  const flow = useWays();
  const order = bookingApi.useGetRegistrationOrderQuery({ orderNo });
  const shift = bookingApi.useGetShiftCaseQuery({ shiftCaseId });
  const rules = bookingApi.useGetShiftCaseRulesQuery({ hospitalId });
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('move.title')} backTo={flow.order(orderNo)} />}>
      {content}
    </Page>
  );
  return (
    <Loaded
      query={joinQueries(order, shift, rules)}
      skeleton={<SkeletonList lines={4} />}
      gone={t('reservation.gone')}
      action={<ButtonLink to={flow.order(orderNo)}>{t('move.toOrder')}</ButtonLink>}
      frame={frame}
    >
      {([former, next, hospital]) => <Moving order={former} shift={next} rules={hospital} />}
    </Loaded>
  );
}

interface MovingProps {
  order: RegistrationOrder;
  shift: ShiftCaseDetail;
  rules: BookingRules;
}

function Moving({ order, shift, rules }: MovingProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const flow = useWays();
  const [move, moving] = visitsApi.useRescheduleRegistrationOrderMutation();
  const { moment } = useShortMoments(shift.timeZone);
  const { orderNo, hospitalId } = order;
  const otherTime = flow.times(order.doctorId, { hospitalId, orderNo, date: shift.date });
  const isMoved = moving.isSuccess;
  const [mainWay, ...otherWays] = useWaysOut(moving.error, shift, { movedOrderNo: orderNo });
  const inTheWay = isMoved ? null : obstacle(order, shift);
  const cancelBefore = cancelMoment(shift.date, rules).toISOString();
  const confirm = async () => {
    const { data } = await move({ orderNo, shiftCaseId: shift.shiftCaseId });
    if (data === undefined) return;
    toast.show(t('move.done', { time: visitText(shift, locale) }), { tone: 'success' });
    // Replaced, so that going back never leads to what was sent already.
    await navigate(flow.order(orderNo), { replace: true });
  };
  const zone = useReaderZone(shift.date, shift.timeZone);
  const amount = formatCents(order.feeCents, { decimals: 'auto' });
  return (
    <Page
      header={<PageHeader title={t('move.title')} backTo={otherTime} />}
      actionBar={
        <ActionBar>
          {mainWay ? (
            <ButtonLink to={mainWay.to}>{mainWay.label}</ButtonLink>
          ) : inTheWay === 'over' ? (
            <ButtonLink to={flow.order(orderNo)}>{t('move.toOrder')}</ButtonLink>
          ) : inTheWay === null ? (
            <>
              <ButtonLink variant="outline" to={flow.order(orderNo)} replace>
                {t('move.keep')}
              </ButtonLink>
              <Button pending={moving.isLoading || isMoved} onClick={() => void confirm()}>
                {t('move.confirm', {
                  time: `${formatWeekday(shift.date, locale)} ${shift.startTime}`,
                })}
              </Button>
            </>
          ) : (
            <ButtonLink to={otherTime}>{t('wayOut.otherTime')}</ButtonLink>
          )}
        </ActionBar>
      }
    >
      {inTheWay !== null && (
        <NoticeBar tone="danger" live>
          {t(`move.obstacle.${inTheWay}`) /* i18n-keys: booking:move.obstacle.* */}
        </NoticeBar>
      )}
      {moving.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(moving.error, t)}
        </NoticeBar>
      )}
      <OtherWays ways={otherWays} />
      <Card
        title={t('visit.doctorAndTitle', { doctor: shift.doctorName, title: shift.titleText })}
        aside={<Chip>{t('move.noFee')}</Chip>}
      >
        <Stack>
          <Note>
            {[shift.hospDeptName, shift.hospitalName].join(' · ')} · {order.patientName}
          </Note>
          <MovePair order={order} shift={shift} />
          {zone !== null && (
            <Note>{t('visit.inZone', { time: visitText(shift, locale), zone })}</Note>
          )}
          <p>{t('move.safe')}</p>
          {inTheWay === null && (
            <Note>
              {order.movesLeft > 1
                ? t('move.left', { count: order.movesLeft - 1 })
                : t('move.leftNone')}
            </Note>
          )}
        </Stack>
      </Card>
      <Card title={t('move.money')} titleLevel={3}>
        <Stack gap={2}>
          <Note>
            {order.feeCents === 0
              ? t('move.free')
              : order.payBefore === null
                ? t('move.paid', { amount })
                : t('move.unpaid', { amount, moment: moment(order.payBefore) })}
          </Note>
          {order.feeCents > 0 && (
            <Note>{t('move.cancelUntil', { amount, moment: moment(cancelBefore) })}</Note>
          )}
        </Stack>
      </Card>
    </Page>
  );
}

/** Why this time is none to move to, as far as both tell; the gateway has the last word. */
function obstacle(
  order: RegistrationOrder,
  shift: ShiftCaseDetail,
): 'over' | 'same' | 'elsewhere' | null {
  if (!order.mayReschedule) return 'over';
  if (order.shiftCaseId === shift.shiftCaseId) return 'same';
  return order.doctorId === shift.doctorId && order.feeCents === shift.feeCents
    ? null
    : 'elsewhere';
}
