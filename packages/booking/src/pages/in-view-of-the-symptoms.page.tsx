import { accurateReserveApi, knowledgeApi, patientsApi, type PageLoad } from '@xinglin/api';
import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  FaceHead,
  joinQueries,
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
/** The request to change, where the address names one; it has doctor and disease. */
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
        <First entryId={entryId} />
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

function First({ entryId }: { entryId: string }): ReactElement {
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

/** Which expert and what it is about. */
function About({
  doctor: { doctorId, gender, name, titleText, hospitalName },
  disease,
  patient,
}: {
  doctor: Pick<Doctor, 'doctorId' | 'gender' | 'name' | 'titleText' | 'hospitalName'>;
  disease: string;
  patient?: string;
}): ReactElement {
  return (
    <Card as="div">
      <FaceHead
        kind="doctor"
        face={{ seed: doctorId, gender }}
        name={name}
        note={titleText}
        line={[disease, patient ?? hospitalName].join(' · ')}
      />
    </Card>
  );
}
