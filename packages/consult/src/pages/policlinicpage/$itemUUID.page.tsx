import { consultApi, directoryApi } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { consultTerms } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, Loaded, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskableDoctor } from '../../components/askable-doctor';
import { ClinicContact } from '../../components/clinic-contact';
import { Emergency } from '../../components/emergency';
import { useAnswerWithin } from '../../components/service-terms';
import { askClinicHref, clinicKind } from '../../model/clinic-ways';

const doctors = pageCall(consultApi.endpoints.listConsultDoctors, ({ params }) => ({
  kind: clinicKind,
  hospitalId: params['itemUUID'] ?? '',
  pageSize: 50,
}));

/** A clinic: where it is, which of its doctors can be asked and for how much, and the way to ask (spec 2 §2.9). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: ({ params }) => ({ hospitalId: params['itemUUID'] ?? '' }),
  beside: [doctors],
  title: (clinic, t) => clinic?.name ?? t('clinics:clinic.title'),
  head: ({ name }) => ({ title: name }),
  backTo: href('consult.communityClinicEntry'),
  gone: { title: 'clinics:clinic.gone', hint: 'ui:goneHint', action: () => <OtherClinics /> },
  children: (clinic, { t }) => (
    <>
      <Emergency />
      <ClinicContact clinic={clinic} title={t('clinics:clinic.contact')} />
      <Doctors hospitalId={clinic.hospitalId} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

function OtherClinics(): ReactElement {
  const { t } = useTranslation('clinics');
  return (
    <ButtonLink variant="outline" to={href('consult.communityClinicEntry')}>
      {t('clinic.others')}
    </ButtonLink>
  );
}

function Doctors({ hospitalId }: { readonly hospitalId: string }): ReactElement {
  const { t } = useTranslation('clinics');
  const within = useAnswerWithin()(consultTerms(clinicKind));
  return (
    <Loaded query={doctors.useAnswer().answer} skeleton={doctorItems.skeleton}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            kind="closed"
            title={t('clinic.closed')}
            message={t('clinic.closedHint')}
            action={<OtherClinics />}
          />
        ) : (
          <>
            <Card title={t('clinic.online')}>
              <Stack>
                <Note>{t('clinic.terms', { within })}</Note>
                <ButtonLink block to={askClinicHref(hospitalId)}>
                  {t('clinic.ask')}
                </ButtonLink>
              </Stack>
            </Card>
            <Card title={t('clinic.doctors')}>
              {items.map(({ doctor, priceCents }) => (
                <AskableDoctor
                  key={doctor.doctorId}
                  doctor={doctor}
                  kind={clinicKind}
                  priceCents={priceCents}
                  to={askClinicHref(hospitalId, doctor.doctorId)}
                  titleLevel={3}
                />
              ))}
            </Card>
          </>
        )
      }
    </Loaded>
  );
}
