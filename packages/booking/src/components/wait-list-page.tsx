import { bookingApi, failureMessage } from '@xinglin/api';
import type { OrderConfig, Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { momentOf } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  StatusChip,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveWait } from './leave-wait';
import { OtherWays } from './other-ways';
import { useWays } from './use-ways';
import { scheduleOf, useWaysOut } from './use-ways-out';
import { WaitAlternatives } from './wait-alternatives';
import { WaitHead } from './wait-head';
import styles from './wait-list.module.css';
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
  /** For whom, with the way to choose another. */
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
  const { moment } = useShortMoments(shift.timeZone);
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
      <Card>
        <div className={styles['wait']}>
          <WaitHead
            shift={shift}
            patientName={patient.name}
            {...(wait !== null && {
              chip: <StatusChip state="underway">{t('wait.state.waiting')}</StatusChip>,
            })}
          />
          <WaitPosition
            position={wait?.position ?? preview?.position ?? null}
            waiting={wait?.waiting ?? preview?.waiting ?? 0}
            chanceOfTen={preview?.chanceOfTen ?? null}
            isJoined={wait !== null}
            draw={drawsAt === null ? null : t('wait.drawn', { moment: moment(drawsAt) })}
          />
          <WaitSteps
            feeCents={shift.feeCents}
            offerMinutes={config.offerMinutes}
            mobile={preview?.mobile ?? null}
          />
          <div className={styles['foot']}>
            <span>{t('wait.closes', { moment: moment(closesAt) })}</span>
            {wait !== null && <LeaveWait wait={wait} onLeft={() => setIsLeft(true)} />}
          </div>
        </div>
      </Card>
      <WaitAlternatives
        alternatives={preview?.alternatives ?? []}
        shift={shift}
        patientId={patient.patientId}
      >
        <ButtonLink block variant="text" to={scheduleOf(flow, shift, patient)}>
          {t('wayOut.otherTime')}
        </ButtonLink>
      </WaitAlternatives>
      {children}
    </Page>
  );
}
