import { consultApi, directoryApi } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { detailPage, pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { consultTerms } from '@xinglin/rules';
import { ActionBar, ButtonLink, Card, EmptyState, KindHero, Loaded, Note } from '@xinglin/ui';
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

/** A clinic: where it is, how to see a doctor there, which doctors can be asked, and the price (spec 2 §2.9). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: ({ params }) => ({ hospitalId: params['itemUUID'] ?? '' }),
  beside: [doctors],
  title: (clinic, t) => clinic?.name ?? t('clinics:clinic.title'),
  head: ({ name }) => ({ title: name }),
  backTo: href('consult.communityClinicEntry'),
  isHeadOver: true,
  useActionBar: useAskBar,
  gone: { title: 'clinics:clinic.gone', hint: 'ui:goneHint', action: () => <OtherClinics /> },
  children: (clinic, { t }) => (
    <>
      <KindHero
        pictogram="hospital"
        hue="teal"
        state={[clinic.levelText, ...clinic.tags.slice(0, 2)].join(' · ')}
        title={clinic.name}
        note={clinic.address}
      />
      <Emergency />
      <ClinicContact clinic={clinic} title={t('clinics:clinic.contact')} />
      <Doctors hospitalId={clinic.hospitalId} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

/** The lowest price, the promise and the way to ask; undefined while no doctor answers. */
function useAskBar(): ReactElement | undefined {
  const { t } = useTranslation('clinics');
  const within = useAnswerWithin()(consultTerms(clinicKind));
  const { params } = usePlace();
  const prices = doctors.useAnswer().answer.currentData?.items.map(({ priceCents }) => priceCents);
  if (!prices?.length) return undefined;
  return (
    <ActionBar
      promise={t('clinic.terms', { within })}
      priceLabel={t('clinic.from')}
      cents={Math.min(...prices)}
      compact
    >
      <ButtonLink to={askClinicHref(params['itemUUID'] ?? '')}>{t('clinic.ask')}</ButtonLink>
    </ActionBar>
  );
}

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
          <Card title={t('clinic.doctors')}>
            <Note>{t('clinic.diagnosed')}</Note>
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
        )
      }
    </Loaded>
  );
}
