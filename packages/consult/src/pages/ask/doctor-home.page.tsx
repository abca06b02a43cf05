import { consultApi, type PageHead, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AskedDoctor } from '../../components/asked-doctor';
import { DoctorReviews, reviewCalls } from '../../components/doctor-reviews';
import { Emergency } from '../../components/emergency';
import { askedDoctorOf } from '../../model/ask-ways';

const offer = pageCall(consultApi.endpoints.getExpertConsultInfo, ({ query }) => {
  const doctorId = askedDoctorOf(query);
  return doctorId === undefined ? null : { doctorId };
});

export const load: PageLoad = (place) =>
  [offer, ...reviewCalls].flatMap((call) => call.load(place));

export const head: PageHead = (place, state) => {
  const found = offer.find(place, state);
  if (found === undefined) return {};
  const { doctorId, name, titleText, hospitalName, speciality } = found.doctor;
  return {
    title: `${name} ${titleText} - ${hospitalName}`,
    description: speciality,
    canonical: href('consult.expertConsult', { id: doctorId }),
  };
};

/** A doctor for who wants to ask: the ways with their prices, how many were answered, and what askers say (spec 2 §2.4). */
export default function AskDoctorHomePage(): ReactElement {
  const { t } = useTranslation('asking');
  const [query] = useSearchParams();
  const doctorId = askedDoctorOf(query);
  const { answer } = offer.useAnswer();
  const doctors = (
    <ButtonLink variant="outline" to={href('consult.doctors')}>
      {t('doctors.title')}
    </ButtonLink>
  );
  return (
    <Page
      header={
        <PageHeader
          title={answer.currentData?.doctor.name ?? t('doctorHome.title')}
          backTo={href('consult.doctors')}
        />
      }
    >
      {doctorId === undefined ? (
        <EmptyState kind="doctors" title={t('doctorHome.missing')} action={doctors} />
      ) : (
        <Loaded
          query={answer}
          gone={t('expert.gone')}
          action={doctors}
          skeleton={<SkeletonList avatar lines={4} count={2} />}
        >
          {(asked) => (
            <>
              <AskedDoctor {...asked} />
              <Emergency />
              <DoctorReviews doctorId={doctorId} />
              <Card title={t('expert.speciality')}>
                <Note>{asked.doctor.speciality}</Note>
              </Card>
              <ListGroup>
                <ListLink
                  to={href('directory.doctor', { id: doctorId })}
                  label={t('expert.visit')}
                />
              </ListGroup>
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
