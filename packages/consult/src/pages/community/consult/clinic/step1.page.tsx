import { consultApi, directoryApi, patientsApi, type PageLoad } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ChooseWhom } from '../../../../components/choose-whom';
import { askHref } from '../../../../model/ask-ways';
import { chosenAt, clinicHref, clinicKind } from '../../../../model/clinic-ways';

const clinic = pageCall(directoryApi.endpoints.getHospitalInfoById, ({ query }) => {
  const { hospitalId } = chosenAt(query);
  return hospitalId === undefined ? null : { hospitalId };
});
const doctors = pageCall(consultApi.endpoints.listConsultDoctors, ({ query }) => {
  const { hospitalId } = chosenAt(query);
  return hospitalId === undefined ? null : { kind: clinicKind, hospitalId, pageSize: 50 };
});
const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

export const load: PageLoad = (place) =>
  [clinic, doctors, family].flatMap((call) => call.load(place));

/** The first step of asking a clinic: for whom, and which of its doctors (spec 2 §2.24). */
export default function ClinicFirstStepPage(): ReactElement {
  const { t } = useTranslation('clinics');
  const { hospitalId } = chosenAt(usePlace().query);
  const entry = href('consult.communityClinicEntry');
  return (
    <Page
      header={
        <PageHeader
          title={t('whom.title')}
          backTo={hospitalId === undefined ? entry : clinicHref(hospitalId)}
        />
      }
    >
      {hospitalId === undefined ? (
        <EmptyState
          kind="hospitals"
          title={t('whom.noClinic')}
          action={<ButtonLink to={entry}>{t('mine.ask')}</ButtonLink>}
        />
      ) : (
        <Choices />
      )}
      <ListGroup>
        <ListLink to={askHref('quanke')} label={t('whom.notYet')} />
      </ListGroup>
    </Page>
  );
}

function Choices(): ReactElement {
  const { t } = useTranslation(['clinics', 'asking']);
  const { pathname, search } = useLocation();
  const known = joinQueries(
    clinic.useAnswer().answer,
    joinQueries(doctors.useAnswer().answer, family.useAnswer().answer),
  );
  const others = (
    <ButtonLink variant="outline" to={href('consult.communityClinicEntry')}>
      {t('clinic.others')}
    </ButtonLink>
  );
  return (
    <Loaded
      query={known}
      gone={t('clinic.gone')}
      action={others}
      skeleton={<SkeletonList lines={4} count={2} />}
    >
      {([found, [{ items: open }, { items: patients }]]) => {
        if (open.length === 0)
          return (
            <EmptyState
              kind="closed"
              title={t('clinic.closed')}
              message={t('clinic.closedHint')}
              action={others}
            />
          );
        if (patients.length === 0)
          return (
            <EmptyState
              kind="hospitals"
              title={t('asking:form.noPatient')}
              message={t('asking:form.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('asking:form.addPatient')}
                </ButtonLink>
              }
            />
          );
        return <ChooseWhom clinic={found} open={open} patients={patients} />;
      }}
    </Loaded>
  );
}
