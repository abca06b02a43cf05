import { accurateReserveApi, knowledgeApi, patientsApi, type PageLoad } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  joinQueries,
  KeyValueList,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RequestForm } from '../components/precision/request-form';

const { getAccurateReserveDoctor, getAccurateReserveRequest } = accurateReserveApi.endpoints;

const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);
/** The request that came back, where the address names one; it knows doctor and disease. */
const request = pageCall(getAccurateReserveRequest, ({ query }) => {
  const requestId = query.get('requestId');
  return requestId ? { requestId } : null;
});
const expert = pageCall(getAccurateReserveDoctor, ({ query }) => {
  const doctorId = query.get('doctorId');
  return doctorId ? { doctorId } : null;
});
const disease = pageCall(knowledgeApi.endpoints.getKnowledge, ({ query }) => {
  const entryId = query.get('entryId');
  return entryId && !query.get('requestId') ? { entryId } : null;
});

export const load: PageLoad = (place) =>
  [request, expert, patients, disease].flatMap((call) => call.load(place));

/** What is wrong, for an expert's team to look through (spec 2 §2.21). */
export default function SymptomsPage(): ReactElement {
  const { t } = useTranslation('precision');
  const { query } = usePlace();
  const requestId = query.get('requestId');
  const doctorId = query.get('doctorId');
  const entryId = query.get('entryId');
  const backTo =
    doctorId && entryId
      ? href('booking.precisionReserveDetail', {}, { doctorId, entryId })
      : href('booking.precisionReserve');
  return (
    <Page header={<PageHeader title={t('form.title')} backTo={backTo} />}>
      {requestId && doctorId && entryId ? (
        <Again />
      ) : doctorId && entryId ? (
        <Anew entryId={entryId} />
      ) : (
        <EmptyState kind="waiting" title={t('form.gone')} action={<Choose />} />
      )}
    </Page>
  );
}

function Choose(): ReactElement {
  const { t } = useTranslation('precision');
  return <ButtonLink to={href('booking.precisionReserve')}>{t('form.choose')}</ButtonLink>;
}

function Anew({ entryId }: { entryId: string }): ReactElement {
  const { t } = useTranslation('precision');
  const { pathname, search } = useLocation();
  return (
    <Loaded
      query={joinQueries(
        expert.useAnswer().answer,
        patients.useAnswer().answer,
        disease.useAnswer().answer,
      )}
      gone={t('expert.gone')}
      action={<Choose />}
      skeleton={<SkeletonList lines={4} count={2} />}
    >
      {([found, { items }, { name }]) => (
        <>
          <About doctor={found.doctor} disease={name} />
          {items.length === 0 ? (
            <EmptyState
              kind="family"
              title={t('form.noPatient')}
              message={t('form.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('form.addPatient')}
                </ButtonLink>
              }
            />
          ) : (
            <RequestForm expert={found} entryId={entryId} patients={items} request={undefined} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Again(): ReactElement {
  const { t } = useTranslation('precision');
  return (
    <Loaded
      query={joinQueries(
        request.useAnswer().answer,
        expert.useAnswer().answer,
        patients.useAnswer().answer,
      )}
      gone={t('requests.gone')}
      action={<Choose />}
      skeleton={<SkeletonList lines={4} count={2} />}
    >
      {([found, { doctor, ...rules }, { items }]) => (
        <>
          <About doctor={doctor} disease={found.entryName} patient={found.patientName} />
          {found.mayResend ? (
            <RequestForm
              expert={{ doctor, ...rules }}
              entryId={found.entryId}
              patients={items}
              request={found}
            />
          ) : (
            <EmptyState
              kind="waiting"
              title={t('failed.notFailed')}
              action={
                <ButtonLink
                  to={href('booking.precisionAppointment', {}, { requestId: found.requestId })}
                >
                  {t('failed.see')}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Whom and what it is about. */
function About({
  doctor,
  disease: name,
  patient,
}: {
  doctor: { readonly name: string; readonly titleText: string };
  disease: string;
  patient?: string;
}): ReactElement {
  const { t } = useTranslation('precision');
  return (
    <Card title={t('form.about')}>
      <KeyValueList
        items={[
          {
            label: t('form.doctor'),
            value: t('form.doctorAndTitle', { doctor: doctor.name, title: doctor.titleText }),
            strong: true,
          },
          { label: t('form.disease'), value: name },
          ...(patient === undefined ? [] : [{ label: t('form.patient'), value: patient }]),
        ]}
      />
    </Card>
  );
}
