import { consultApi, usePageModules } from '@xinglin/api';
import type { GetExpertConsultInfoResponse as Asked } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, ListGroup, ListLink, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedDoctor } from '../../../components/asked-doctor';
import { Emergency } from '../../../components/emergency';

/** A doctor and all they can be asked by, each with its price and promise (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getExpertConsultInfo,
  input: ({ params }) => ({ doctorId: params['id'] ?? '' }),
  title: (found, t) => found?.doctor.name ?? t('asking:expert.title'),
  head: ({ doctor: { doctorId, name, titleText, hospitalName, speciality } }) => ({
    title: `${name} ${titleText} - ${hospitalName}`,
    description: speciality,
    canonical: href('consult.expertConsult', { id: doctorId }),
  }),
  backTo: href('consult.doctors'),
  skeleton: <SkeletonList avatar lines={4} count={2} />,
  gone: {
    title: 'asking:expert.gone',
    hint: 'ui:goneHint',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.doctors')}>
        {t('asking:doctors.title')}
      </ButtonLink>
    ),
  },
  children: (found) => <Doctor {...found} />,
});

export const { load, head } = page;
export default page.Page;

function Doctor(asked: Asked): ReactElement {
  const { t } = useTranslation('asking');
  const { doctorId, speciality } = asked.doctor;
  const modules = usePageModules('consult.expertConsult');
  const about = modules('speciality', { title: t('expert.speciality') });
  const ways = [
    modules('reviews', {
      title: t('doctorHome.reviews'),
      to: href('consult.askDoctorHome', {}, { doctorId }),
    }),
    modules('visit', { title: t('expert.visit'), to: href('directory.doctor', { id: doctorId }) }),
  ].filter((way) => way !== null);
  return (
    <>
      <AskedDoctor {...asked} />
      <Emergency />
      {about && (
        <Card title={about.title}>
          <Note>{speciality}</Note>
        </Card>
      )}
      {ways.length > 0 && (
        <ListGroup>
          {ways.map(({ title, to }) => (
            <ListLink key={to} to={to} label={title} />
          ))}
        </ListGroup>
      )}
    </>
  );
}
