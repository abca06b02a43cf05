import { directoryApi } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  DoctorSummary,
  ListGroup,
  ListLink,
  Note,
  SkeletonList,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoctorTimes, loadTimes } from '../../../../components/doctor-times';
import { useWays } from '../../../../components/use-ways';
import { waysAt } from '../../../../model/ways';

/** A doctor in the standard flow: who they are, and when they can be seen (spec 2 §2.6). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getDoctorInfoById,
  input: ({ params }) => ({ doctorId: params['doctorId'] ?? '' }),
  beside: [{ load: ({ params, query, now }) => loadTimes(params['doctorId'] ?? '', query, now) }],
  title: (doctor, t) => doctor?.name ?? t('entries:doctor.title'),
  head: ({ doctorId, name, titleText, hospitalName, hospDeptName, speciality }) => ({
    title: `${name} ${titleText} - ${hospitalName} ${hospDeptName}`,
    description: speciality,
    canonical: href('directory.doctor', { id: doctorId }),
  }),
  backTo: (doctor, place) =>
    doctor
      ? waysAt(place).hospitalDepartment(doctor.hospitalId, doctor.hospDeptId)
      : waysAt(place).departments,
  skeleton: <SkeletonList avatar lines={4} />,
  gone: {
    title: 'entries:doctor.gone',
    hint: 'ui:goneHint',
    action: ({ t, ...place }) => (
      <ButtonLink variant="outline" to={waysAt(place).departments}>
        {t('entries:fastDoctors.otherDepartment')}
      </ButtonLink>
    ),
  },
  children: (doctor) => <DoctorParts doctor={doctor} />,
});

export const { load, head } = page;
export default page.Page;

function DoctorParts({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('entries');
  const flow = useWays();
  const { doctorId, academicTitle, titleText, hospitalId, hospDeptId } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={academicTitle === null ? titleText : `${titleText} · ${academicTitle}`}
        hospitalName={doctor.hospitalName}
        hospitalTo={flow.hospital(hospitalId)}
        departmentName={doctor.hospDeptName}
        tags={doctor.tags.map((text) => ({ text }))}
        facts={useDoctorFacts(doctor)}
      />
      <DoctorTimes doctorId={doctorId} title={t('doctor.times')} timeZone={doctor.timeZone} />
      <Card title={t('doctor.speciality')}>
        <Note>{doctor.speciality}</Note>
      </Card>
      <Card title={t('doctor.place')}>
        <Note>
          {doctor.hospitalName} {doctor.clinicAddress}
        </Note>
      </Card>
      <ListGroup label={t('doctor.ways')}>
        <ListLink
          label={t('doctor.colleagues')}
          to={flow.hospitalDepartment(hospitalId, hospDeptId)}
        />
        <ListLink label={t('rule.title')} to={href('booking.rule', {}, { hospitalId })} />
      </ListGroup>
    </>
  );
}
