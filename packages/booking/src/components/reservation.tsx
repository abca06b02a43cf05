import { bookingApi, failureMessage, refusalCode, usePageModules } from '@xinglin/api';
import type { BookingRules, Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useCashier } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  NoticeBar,
  Page,
  PageHeader,
  Price,
  SkeletonList,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { chosenPatient } from '../model/chosen-patient';
import { drawMomentIn, leadsToList } from '../model/refusal';
import { BookingTerms } from './booking-terms';
import { BringTiles } from './bring-tiles';
import { OtherWays } from './other-ways';
import { PatientFacts } from './patient-facts';
import { useAskedFirst } from './use-asked-first';
import { useWays } from './use-ways';
import { scheduleOf, useWaysOut } from './use-ways-out';
import { useSubmit } from './use-submit';
import { useVisitFacts } from './visit-facts';
import { VisitTerms } from './visit-terms';

// Most hospitals want no code, and most shifts have free slots.
const SubmitCheckField = lazy(() => import('./submit-check-field'));
const WaitListPage = lazy(() => import('./wait-list-page'));

interface ReservationProps {
  shift: ShiftCaseDetail;
  rules: BookingRules;
  patients: readonly Patient[];
}

/** The answers to check, and the one button that books. */
export function Reservation({ shift, rules, patients }: ReservationProps): ReactElement {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const flow = useWays();
  const modules = usePageModules('booking.reservation');
  const [query] = useSearchParams();

  const patient = chosenPatient(patients, query);
  const order = { shiftCaseId: shift.shiftCaseId, patientId: patient?.patientId ?? '' };
  // Neither keeps the page: a hospital that tells nothing more asks for nothing more.
  const { currentData: config, isLoading: isConfigAwaited } = bookingApi.useGetOrderConfigQuery({
    hospitalId: shift.hospitalId,
  });
  const { currentData: adapted } = bookingApi.useGetOrderAdaptRuleQuery(order, {
    skip: patient === undefined,
  });
  const openCashier = useCashier();
  const submission = useSubmit(order, config?.submitCheck ?? 'none');
  const check = bookingApi.useCheckBeforeSubmitQuery(order, {
    // An order that was made is in its own way.
    skip: patient === undefined || submission.isSuccess,
    // The place may have gone since the page was last seen. Seconds: `load` has just asked.
    refetchOnMountOrArgChange: 10,
  });
  const refusal = submission.error ?? (submission.isSuccess ? undefined : check.error);
  const choosePatient = modules('changePatient', {
    to: href(
      'booking.patientList',
      {},
      { backurl: flow.reservation(shift), ...(patient && { patientId: patient.patientId }) },
    ),
  });
  const addPatient = modules('addPatient', {
    to: href('account.patientAdd', {}, { backurl: flow.reservation(shift) }),
    title: t('reservation.addPatient'),
  });
  const [mainWay, ...otherWays] = useWaysOut(refusal, shift, {
    patient,
    choosePatientTo: choosePatient?.to,
  });
  const joins =
    patient && config && config.waitListSize > 0 && leadsToList(refusalCode(refusal))
      ? { patient, config }
      : null;
  const askedFirst = useAskedFirst(
    patient && refusal === undefined
      ? {
          hospitalId: shift.hospitalId,
          shiftCaseId: shift.shiftCaseId,
          patientId: patient.patientId,
        }
      : null,
  );
  const ahead = mainWay ?? askedFirst;
  const facts = [
    ...useVisitFacts(shift, scheduleOf(flow, shift, patient)),
    { label: t('visit.fee'), value: <Price cents={shift.feeCents} /> },
  ];

  const [attempt, setAttempt] = useState(0);
  const book = async () => {
    const made = await submission.submit();
    if (made === undefined) {
      // Why stands at the top or at the field of a code: each brings itself into sight.
      setAttempt((former) => former + 1);
      return;
    }
    const { orderNo, status } = made;
    if (status === 'awaitingPayment') {
      await openCashier(orderNo, flow.pay(orderNo), flow.status(orderNo));
      return;
    }
    const next = status === 'refusedByHospital' ? flow.order : flow.status;
    // Replaced, so that going back never leads to a form that was sent already.
    await navigate(next(orderNo), { replace: true });
  };

  const header = <PageHeader title={t('reservation.title')} backTo={flow.doctor(shift.doctorId)} />;
  // A refusal stands on top, where it would push down what is read already. One that is known stays while it is asked
  // for again.
  if ((check.isLoading && check.error === undefined) || isConfigAwaited)
    return (
      <Page header={header}>
        <SkeletonList lines={4} />
      </Page>
    );
  // A shift that was shown as full takes no one by surprise.
  const taken = shift.status === 'full' || !refusal ? null : failureMessage(refusal, t);
  if (joins)
    return (
      <Suspense
        fallback={
          <Page header={<PageHeader title={t('wait.joinTitle')} />}>
            {taken !== null && <NoticeBar>{taken}</NoticeBar>}
            <SkeletonList lines={4} />
          </Page>
        }
      >
        <WaitListPage
          shift={shift}
          patient={joins.patient}
          config={joins.config}
          drawsAt={drawMomentIn(refusal && 'data' in refusal ? refusal.data : null)}
          taken={taken}
        >
          <PatientFacts patient={patient} changeTo={choosePatient?.to} add={addPatient} />
        </WaitListPage>
      </Suspense>
    );
  return (
    <Page
      header={header}
      banner={
        <NoticeBar>
          {shift.feeCents > 0
            ? t('reservation.notice', { minutes: rules.payWithinMinutes })
            : t('reservation.noticeFree')}
        </NoticeBar>
      }
      actionBar={
        <ActionBar priceLabel={t('orders:pay.toPay')} cents={shift.feeCents}>
          {ahead ? (
            <ButtonLink to={ahead.to}>{ahead.label}</ButtonLink>
          ) : patient ? (
            <Button pending={submission.isPending} onClick={() => void book()}>
              {t(shift.feeCents > 0 ? 'reservation.submitAndPay' : 'reservation.submit')}
            </Button>
          ) : (
            addPatient && <ButtonLink to={addPatient.to}>{addPatient.title}</ButtonLink>
          )}
        </ActionBar>
      }
    >
      {refusal && (
        <NoticeBar tone="danger" live>
          {failureMessage(refusal, t)}
        </NoticeBar>
      )}
      <OtherWays ways={otherWays} />
      {askedFirst && <NoticeBar>{t('standardQuestionnaire.first')}</NoticeBar>}
      <Card title={t('reservation.visit')}>
        <KeyValueList items={facts} />
      </Card>
      <PatientFacts patient={patient} changeTo={choosePatient?.to} add={addPatient} />
      {patient && config && config.submitCheck !== 'none' && (
        <Suspense>
          <SubmitCheckField
            check={config.submitCheck}
            order={order}
            value={submission.code}
            attempt={attempt}
            onValueChange={submission.setCode}
            error={submission.codeError && failureMessage(submission.codeError, t)}
          />
        </Suspense>
      )}
      {modules('terms') &&
        (adapted && adapted.terms.length > 0 ? (
          <VisitTerms terms={adapted.terms} timeZone={shift.timeZone} />
        ) : (
          <BookingTerms rules={rules} />
        ))}
      {modules('bring') && (
        <BringTiles title={t('order.bringTitle', { count: rules.bring.length })} order={rules} />
      )}
    </Page>
  );
}
