import { patientCheckInApi } from '@xinglin/api';
import type { PatientCheckIn } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, KeyValueList, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckInForm } from '../../../../components/precision/check-in-form';
import { useCheckInFacts } from '../../../../components/precision/use-check-in-facts';

/** Tells a doctor of the patient before a visit (spec 2 §2.4). */
const page = detailPage({
  endpoint: patientCheckInApi.endpoints.getPatientCheckIn,
  input: ({ query }) => ({ orderNo: query.get('orderNo') ?? '' }),
  title: 'precision:tell.title',
  backTo: href('booking.patientCheckIn'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'precision:tell.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.patientCheckIn')}>
        {t('precision:tell.back')}
      </ButtonLink>
    ),
  },
  children: (visit) => <Visit visit={visit} />,
});

export const { load, head } = page;
export default page.Page;

function Visit({ visit }: { visit: PatientCheckIn }): ReactElement {
  const { t } = useTranslation('precision');
  const facts = useCheckInFacts(visit);
  const { orderNo, state } = visit;
  const isUnanswered = state === 'unanswered';
  return (
    <>
      <Card title={t('tell.visit')}>
        <KeyValueList
          items={[
            {
              label: t('tell.doctor'),
              value: t('form.doctorAndTitle', {
                doctor: visit.doctorName,
                title: visit.titleText,
              }),
              strong: true,
            },
            ...facts,
            // i18n-keys: precision:checkIn.state.*
            { label: t('tell.state'), value: t(`checkIn.state.${state}`) },
          ]}
        />
      </Card>
      {visit.mayTell ? (
        <CheckInForm visit={visit} />
      ) : state === 'unpaid' ? (
        <EmptyState
          kind="waiting"
          title={t('tell.unpaid')}
          action={
            <ButtonLink to={href('booking.reservationPay', { orderNo })}>
              {t('tell.pay')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          kind="waiting"
          title={isUnanswered ? t('tell.unanswered') : t('tell.closed')}
          message={isUnanswered ? undefined : t('tell.closedHint')}
          action={
            <ButtonLink to={href('booking.orderDetail', { orderNo })}>{t('tell.see')}</ButtonLink>
          }
        />
      )}
    </>
  );
}
