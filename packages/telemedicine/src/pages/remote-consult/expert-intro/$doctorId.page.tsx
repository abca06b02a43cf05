import { consultApi, directoryApi, type PageLoadInput } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Card,
  DoctorSummary,
  HuedTiles,
  Note,
  Price,
  Prose,
  SkeletonList,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OtherExperts,
  RemoteWay,
  scheduleCall,
  useRemoteBar,
} from '../../../components/remote-way';

const doctorOf = ({ params }: Pick<PageLoadInput, 'params'>) => ({
  doctorId: params['doctorId'] ?? '',
});
const asked = pageCall(consultApi.endpoints.getExpertConsultInfo, doctorOf);

/** An expert: what they treat, the next times of a session, and the other ways to them (spec 2 §2.26). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getDoctorInfoById,
  input: doctorOf,
  beside: [scheduleCall, asked],
  title: (doctor, t) => doctor?.name ?? t('telemedicine:remoteExpert.title'),
  head: ({ doctorId, name, titleText, hospitalName, speciality }) => ({
    title: `${name} ${titleText} - ${hospitalName}`,
    description: speciality,
    // The doctor's own page says the same and more.
    canonical: href('directory.doctor', { id: doctorId }),
  }),
  backTo: href('consult.remoteExperts'),
  skeleton: <SkeletonList avatar lines={4} count={3} />,
  useActionBar: useRemoteBar,
  gone: {
    title: 'telemedicine:remoteExpert.gone',
    action: () => <OtherExperts />,
  },
  children: (doctor) => <Introduction doctor={doctor} />,
});

export const { load, head } = page;
export default page.Page;

function Introduction({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { doctorId, academicTitle, titleText } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={academicTitle === null ? titleText : `${titleText} · ${academicTitle}`}
        hospitalName={doctor.hospitalName}
        hospitalTo={href('directory.hospital', { id: doctor.hospitalId })}
        departmentName={doctor.hospDeptName}
        tags={doctor.tags.map((text) => ({ text }))}
        facts={useDoctorFacts(doctor)}
      />
      <RemoteWay doctorId={doctorId} />
      <OtherWays doctorId={doctorId} />
      <Card title={t('remoteExpert.speciality')}>
        <Note>{doctor.speciality}</Note>
      </Card>
      <Card title={t('remoteExpert.introduction')}>
        <Prose>
          {doctor.introduction.split(/\n+/).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </Prose>
      </Card>
    </>
  );
}

/** Asking online, where the doctor answers there, a visit, and the doctor's own page. */
function OtherWays({ doctorId }: { doctorId: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const services = asked.useAnswer().answer.currentData?.services ?? [];
  const [cheapest] = services.toSorted((one, other) => one.priceCents - other.priceCents);
  return (
    <Card title={t('remote.ways')}>
      <HuedTiles
        label={t('remote.ways')}
        items={[
          ...(cheapest
            ? [
                {
                  to: href('consult.expertConsult', { id: doctorId }),
                  pictogram: 'consult' as const,
                  hue: 'blue' as const,
                  name: t('remoteExpert.online'),
                  price: <Price cents={cheapest.priceCents} from />,
                },
              ]
            : []),
          {
            to: href('directory.doctor', { id: doctorId }),
            pictogram: 'registration',
            hue: 'teal',
            name: t('remoteExpert.visit'),
          },
          {
            to: href('directory.doctorProfile', { doctorId }),
            pictogram: 'doctor',
            hue: 'teal',
            name: t('remoteExpert.profile'),
          },
        ]}
      />
    </Card>
  );
}
