import { patientCheckInApi, usePageModules } from '@xinglin/api';
import type { PatientCheckIn } from '@xinglin/gateway-sdk';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Chip,
  Cluster,
  EmptyState,
  KeyValueList,
  Note,
  Gutter,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckInFacts } from '../../../components/precision/use-check-in-facts';

/** Visits ahead, and what their doctors were told of (spec 2 §2.4). */
const page = listPage({
  endpoint: patientCheckInApi.endpoints.listPatientCheckIns,
  paging: whole,
  input: () => undefined,
  title: 'precision:checkIn.title',
  backTo: href('booking.orderList'),
  above: ({ t }) => (
    <Gutter>
      <Note>{t('precision:checkIn.lead')}</Note>
    </Gutter>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="visits"
      title={t('precision:checkIn.none')}
      message={t('precision:checkIn.noneHint')}
      action={
        <ButtonLink to={href('booking.hospitalList')}>{t('precision:checkIn.find')}</ButtonLink>
      }
    />
  ),
  item: (visit) => <Visit key={visit.orderNo} visit={visit} />,
});

export const { load } = page;
export default page.Page;

function Visit({ visit }: { visit: PatientCheckIn }): ReactElement {
  const { t } = useTranslation('precision');
  const facts = useCheckInFacts(visit);
  const modules = usePageModules('booking.patientCheckIn');
  const { orderNo, doctorId, patientId, state } = visit;
  const doctor = visit.doctorName;
  const isTold = state === 'told';
  return (
    <Card
      as="article"
      title={t('form.doctorAndTitle', { doctor, title: visit.titleText })}
      // i18n-keys: precision:checkIn.state.*
      aside={
        <Chip tone={state === 'open' ? 'warning' : 'brand'}>{t(`checkIn.state.${state}`)}</Chip>
      }
    >
      <Stack>
        <KeyValueList items={facts} />
        <Cluster align="end">
          {modules('service') && (
            <ButtonLink
              variant="outline"
              size="small"
              to={href('booking.patientService', { doctorId, patientId })}
              aria-label={t('checkIn.serviceNamed', { doctor })}
            >
              {t('checkIn.service')}
            </ButtonLink>
          )}
          {visit.mayTell && (
            <ButtonLink
              size="small"
              variant={isTold ? 'outline' : 'primary'}
              to={href('booking.patientCheckInSubmit', {}, { orderNo })}
              aria-label={t(isTold ? 'checkIn.changeNamed' : 'checkIn.tellNamed', { doctor })}
            >
              {t(isTold ? 'checkIn.change' : 'checkIn.tell')}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
