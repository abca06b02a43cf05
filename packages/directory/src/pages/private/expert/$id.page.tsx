import { directoryApi } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  DoctorSummary,
  EmptyState,
  ListGroup,
  ListLink,
  Note,
  SkeletonList,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoctorSchedule } from '../../../components/doctor-schedule';
import { doctorGone } from '../../../components/gone';
import { Points } from '../../../components/points';
import { loadPriceRules, PriceRules } from '../../../components/price-rules';
import { Timetable } from '../../../components/timetable';
import { loadSchedule } from '../../../model/doctor-choice';
import { doctorFacts } from '../../../model/doctor-facts';

const doctorOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
  doctorId: params['id'] ?? '',
});
/**
 * A doctor of a hospital that is not public: what a visit costs comes before its day (spec 2 §2.4). A doctor of a public
 * hospital has a page of their own, to which this one leads.
 */
const page = detailPage({
  endpoint: directoryApi.endpoints.getDoctorInfoById,
  input: doctorOf,
  beside: [
    {
      load: ({ params: { id = '' }, now }) => [...loadPriceRules(id), ...loadSchedule(id, now)],
    },
  ],
  title: (doctor, t) =>
    doctor === undefined
      ? t('introductions:privateDoctor.title')
      : t('directory:doctor.heading', { name: doctor.name }),
  head: (doctor) => ({
    title: `${doctor.name} ${doctor.titleText} - ${doctor.hospitalName} ${doctor.hospDeptName}`,
    description: doctor.speciality,
    canonical: isPublic(doctor)
      ? href('directory.doctor', { id: doctor.doctorId })
      : href('directory.privateDoctor', { id: doctor.doctorId }),
    structuredData: doctorFacts(doctor),
  }),
  backTo: (doctor) =>
    doctor === undefined || isPublic(doctor)
      ? href('booking.hospitalList', {}, { level: 'private' })
      : href('directory.privateHospital', { id: doctor.hospitalId }),
  skeleton: <SkeletonList avatar lines={4} count={2} />,
  gone: doctorGone,
  children: (doctor) => <PrivateDoctorParts doctor={doctor} />,
});

export const { load, head } = page;
export default page.Page;

const isPublic = ({ hospitalLevel }: Doctor): boolean => hospitalLevel !== 'private';

function PrivateDoctorParts({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('introductions');
  const { doctorId, hospitalId, academicTitle, titleText } = doctor;
  const summary = (
    <DoctorSummary
      doctorId={doctorId}
      name={doctor.name}
      gender={doctor.gender}
      titleText={academicTitle === null ? titleText : `${titleText} · ${academicTitle}`}
      hospitalName={doctor.hospitalName}
      hospitalTo={
        isPublic(doctor)
          ? href('directory.hospital', { id: hospitalId })
          : href('directory.privateHospital', { id: hospitalId })
      }
      departmentName={doctor.hospDeptName}
      tags={doctor.tags.map((text) => ({ text }))}
      facts={useDoctorFacts(doctor)}
    />
  );
  if (isPublic(doctor))
    return (
      <>
        {summary}
        <EmptyState
          kind="doctors"
          title={t('privateDoctor.public')}
          action={
            <ButtonLink to={href('directory.doctor', { id: doctorId })}>
              {t('privateDoctor.toPublic')}
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      {summary}
      <PriceRules doctorId={doctorId} hospitalId={hospitalId} />
      <Card title={t('privateDoctor.further')}>
        <Points texts={[t('privateHospital.estimate'), t('privateHospital.insurance')]} />
      </Card>
      <DoctorSchedule doctor={doctor} />
      <Timetable doctorId={doctorId} />
      <Card title={t('directory:doctor.speciality')}>
        <Note>{doctor.speciality}</Note>
      </Card>
      <ListGroup label={t('hospitalGuide.next')}>
        <ListLink
          label={t('doctorProfile.title')}
          to={href('directory.doctorProfile', { doctorId })}
        />
        <ListLink
          label={doctor.hospitalName}
          to={href('directory.privateHospital', { id: hospitalId })}
        />
      </ListGroup>
    </>
  );
}
