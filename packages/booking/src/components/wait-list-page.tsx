import { bookingApi, failureMessage } from '@xinglin/api';
import type { OrderConfig, Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, momentOf } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  Gutter,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveWait } from './leave-wait';
import { OtherWays } from './other-ways';
import { useWays } from './use-ways';
import { scheduleOf, useWaysOut } from './use-ways-out';
import { WaitPosition } from './wait-position';
import { WaitSteps } from './wait-steps';

interface WaitListPageProps {
  shift: ShiftCaseDetail;
  patient: Patient;
  config: OrderConfig;
  /** When the slots are drawn; null where the shift is full. */
  drawsAt: string | null;
  /** Why the list is shown though the shift seemed free; null where it was known to be full. */
  taken: string | null;
  /** What is waited for, and for whom. */
  children: ReactNode;
}

/** The list of a full shift: one's position in it, the chance, what follows, and the button that joins or leaves. */
export default function WaitListPage({
  shift,
  patient,
  config,
  drawsAt,
  taken,
  children,
}: WaitListPageProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const flow = useWays();
  const order = { shiftCaseId: shift.shiftCaseId, patientId: patient.patientId };
  const { currentData: preview, isLoading } = bookingApi.usePreviewWaitQuery(order, {
    // Others join and leave while the page is away.
    refetchOnMountOrArgChange: 10,
  });
  const [joinList, joining] = bookingApi.useJoinWaitListMutation();
  const [isLeft, setIsLeft] = useState(false);
  const waysOut = useWaysOut(joining.error, shift, { patient });
  // The answer of joining is there before the preview has been loaded again.
  const wait = preview?.wait ?? (isLeft ? null : (joining.data ?? null));
  const startsAt = momentOf(shift.date, shift.startTime, shift.timeZone).getTime();
  const closesAt = new Date(startsAt - config.waitCloseMinutesBefore * 60_000).toISOString();
  const moment = (at: string): string => formatInstant(at, locale, shift.timeZone);
  const join = async (): Promise<void> => {
    setIsLeft(false);
    await joinList(order);
  };
  const header = <PageHeader title={t('wait.joinTitle')} backTo={flow.doctor(shift.doctorId)} />;
  const surprise = taken !== null && wait === null && <NoticeBar>{taken}</NoticeBar>;
  if (isLoading)
    return (
      <Page header={header}>
        {surprise}
        <SkeletonList lines={4} />
      </Page>
    );
  return (
    <Page
      header={header}
      actionBar={
        <ActionBar>
          {wait === null ? (
            <Button pending={joining.isLoading} onClick={() => void join()}>
              {t(drawsAt === null ? 'wait.join' : 'wait.enterDraw')}
            </Button>
          ) : (
            <ButtonLink to={href('booking.waits')}>{t('wayOut.waits')}</ButtonLink>
          )}
        </ActionBar>
      }
    >
      {surprise}
      {joining.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(joining.error, t)}
        </NoticeBar>
      )}
      <OtherWays ways={waysOut} />
      <Card title={t(drawsAt === null ? 'wait.positionTitle' : 'wait.drawTitle')}>
        <WaitPosition
          position={wait?.position ?? preview?.position ?? null}
          waiting={wait?.waiting ?? preview?.waiting ?? 0}
          chanceOfTen={preview?.chanceOfTen ?? null}
          isJoined={wait !== null}
          draw={drawsAt === null ? null : t('wait.drawn', { moment: moment(drawsAt) })}
        />
        <WaitSteps feeCents={shift.feeCents} offerMinutes={config.offerMinutes} />
        <Gutter>
          <p>{t('wait.closes', { moment: moment(closesAt) })}</p>
          {wait !== null && <LeaveWait wait={wait} onLeft={() => setIsLeft(true)} />}
        </Gutter>
      </Card>
      {children}
      <Card title={t('wait.instead')}>
        <OtherWays
          ways={[
            { label: t('wayOut.otherTime'), to: scheduleOf(flow, shift, patient) },
            {
              label: t('wayOut.otherDoctor'),
              to: flow.hospitalDepartment(shift.hospitalId, shift.hospDeptId),
            },
          ]}
        />
      </Card>
    </Page>
  );
}
