import { bookingApi, failureMessage, refusalCode } from '@xinglin/api';
import type { BookingRules, Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
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
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isTimeGone } from '../model/refusal';
import { BookingTerms } from './booking-terms';
import { PatientFacts } from './patient-facts';
import { useVisitFacts } from './visit-facts';

interface ReservationProps {
  shift: ShiftCaseDetail;
  rules: BookingRules;
  patients: readonly Patient[];
}

/** The answers to check, and the one button that books. */
export function Reservation({ shift, rules, patients }: ReservationProps): ReactElement {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [submit, submission] = bookingApi.useSubmitRegistrationOrderMutation();

  const wanted = query.get('patientId');
  const patient =
    patients.find(({ patientId }) => patientId === wanted) ??
    patients.find(({ isDefault }) => isDefault) ??
    patients[0];
  const order = { shiftCaseId: shift.shiftCaseId, patientId: patient?.patientId ?? '' };
  const check = bookingApi.useCheckBeforeSubmitQuery(order, {
    // An order that was made is in its own way.
    skip: patient === undefined || submission.isSuccess,
    // The place may have gone since the page was last seen.
    refetchOnMountOrArgChange: true,
  });
  const refusal =
    submission.error ?? (check.isFetching || submission.isSuccess ? undefined : check.error);
  const scheduleTo = href(
    'booking.expertBook',
    { doctorId: shift.doctorId },
    {
      hospitalId: shift.hospitalId,
      date: shift.date,
      ...(patient && { patientId: patient.patientId }),
    },
  );
  const facts = [
    ...useVisitFacts(shift, scheduleTo),
    { label: t('visit.fee'), value: <Price cents={shift.feeCents} /> },
  ];

  const book = async () => {
    const result = await submit(order);
    if ('error' in result) {
      // The reason stands above the field: a person who scrolled down to the terms is taken there.
      window.scrollTo({ top: 0 });
      return;
    }
    const { orderNo, status } = result.data;
    // Replaced, so that going back never leads to a form that was sent already.
    await navigate(
      status === 'awaitingPayment'
        ? href('booking.reservationPay', { orderNo })
        : href('booking.orderStatus', {}, { orderNo }),
      { replace: true },
    );
  };

  return (
    <Page
      header={
        <PageHeader
          title={t('reservation.title')}
          backTo={href('directory.doctor', { id: shift.doctorId })}
        />
      }
      banner={
        <NoticeBar>
          {shift.feeCents > 0
            ? t('reservation.notice', { minutes: rules.payWithinMinutes })
            : t('reservation.noticeFree')}
        </NoticeBar>
      }
      actionBar={
        <ActionBar priceLabel={t('orders:pay.toPay')} cents={shift.feeCents}>
          {isTimeGone(refusalCode(refusal)) ? (
            <ButtonLink to={scheduleTo}>{t('reservation.otherTime')}</ButtonLink>
          ) : patient ? (
            <Button
              pending={submission.isLoading || submission.isSuccess}
              onClick={() => void book()}
            >
              {t('reservation.submit')}
            </Button>
          ) : (
            <ButtonLink to={addPatientTo(shift)}>{t('reservation.addPatient')}</ButtonLink>
          )}
        </ActionBar>
      }
    >
      {refusal && (
        <NoticeBar tone="danger" live>
          {failureMessage(refusal, t)}
        </NoticeBar>
      )}
      <Card title={t('reservation.visit')}>
        <KeyValueList items={facts} />
      </Card>
      <PatientFacts
        patient={patient}
        changeTo={href(
          'booking.patientList',
          {},
          { backurl: reservationTo(shift), ...(patient && { patientId: patient.patientId }) },
        )}
        addTo={addPatientTo(shift)}
      />
      <BookingTerms rules={rules} />
    </Page>
  );
}

function reservationTo({ hospitalId, shiftCaseId }: ShiftCaseDetail): string {
  return href('booking.reservation', { hospitalId, shiftCaseId });
}

function addPatientTo(shift: ShiftCaseDetail): string {
  return href('account.patientAdd', {}, { backurl: reservationTo(shift) });
}
