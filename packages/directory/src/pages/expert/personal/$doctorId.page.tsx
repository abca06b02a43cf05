import { directoryApi, introductionsApi } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  CalendarIcon,
  Card,
  DoctorSummary,
  KeyValueList,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  SkeletonList,
  useDoctorFacts,
} from '@xinglin/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Career } from '../../../components/career';
import { doctorGone } from '../../../components/gone';
import { Paragraphs } from '../../../components/paragraphs';
import { PosterButton } from '../../../components/poster-button';
import { loadPriceRules, PriceRules } from '../../../components/price-rules';
import { TeamLinks } from '../../../components/team-links';
import { Timetable } from '../../../components/timetable';
import { doctorFacts } from '../../../model/doctor-facts';

const doctorOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
  doctorId: params['doctorId'] ?? '',
});
const profile = pageCall(introductionsApi.endpoints.getDoctorProfile, doctorOf);

/** What a doctor tells: speciality, posts, studies, languages and teams (spec 2 §2.4). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getDoctorInfoById,
  input: doctorOf,
  beside: [profile, { load: ({ params }) => loadPriceRules(params['doctorId'] ?? '') }],
  title: 'introductions:doctorProfile.title',
  head: (doctor) => ({
    title: `${doctor.name} ${doctor.titleText} - ${doctor.hospitalName} ${doctor.hospDeptName}`,
    description: doctor.introduction.slice(0, 150),
    canonical: href('directory.doctorProfile', { doctorId: doctor.doctorId }),
    structuredData: doctorFacts(doctor),
  }),
  backTo: (_doctor, { params }) => href('directory.doctor', { id: params['doctorId'] ?? '' }),
  skeleton: <SkeletonList avatar lines={4} count={3} />,
  gone: doctorGone,
  children: (doctor) => <ProfileParts doctor={doctor} />,
});

export const { load, head } = page;
export default page.Page;

function ProfileParts({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('introductions');
  const { academicTitle, titleText } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctor.doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={academicTitle === null ? titleText : `${titleText} · ${academicTitle}`}
        hospitalName={doctor.hospitalName}
        hospitalTo={href('directory.hospital', { id: doctor.hospitalId })}
        departmentName={doctor.hospDeptName}
        tags={doctor.tags.map((text) => ({ text }))}
        facts={useDoctorFacts(doctor)}
      >
        <DoctorPoster doctor={doctor} />
      </DoctorSummary>
      <ListGroup label={t('hospitalGuide.next')}>
        <ListLink
          icon={<CalendarIcon />}
          label={t('directory:doctor.book')}
          to={`${href('directory.doctor', { id: doctor.doctorId })}#schedule`}
        />
      </ListGroup>
      <Timetable doctorId={doctor.doctorId} />
      <PriceRules doctorId={doctor.doctorId} hospitalId={doctor.hospitalId} />
      <Card title={t('directory:doctor.speciality')}>
        <Note>{doctor.speciality}</Note>
      </Card>
      <Card title={t('directory:doctor.introduction')}>
        <Paragraphs text={doctor.introduction} />
      </Card>
      <Loaded query={profile.useAnswer().answer} skeleton={<SkeletonList lines={4} count={2} />}>
        {({ career, languages, certificateNumber, teams }) => (
          <>
            <Career entries={career} />
            {(languages.length > 0 || certificateNumber !== null) && (
              <Card title={t('doctorProfile.more')}>
                <KeyValueList
                  items={[
                    ...(languages.length === 0
                      ? []
                      : [
                          {
                            label: t('doctorProfile.languages'),
                            value: languages.join(t('directory:disease.nameSeparator')),
                          },
                        ]),
                    ...(certificateNumber === null
                      ? []
                      : [{ label: t('doctorProfile.certificate'), value: certificateNumber }]),
                  ]}
                />
              </Card>
            )}
            <TeamLinks teams={teams} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The poster of the doctor: who they are, what they treat, and the way to their clinic times. */
function DoctorPoster({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('introductions');
  const { doctorId, name, titleText, hospitalName, hospDeptName, speciality } = doctor;
  const text = useMemo(
    () => ({
      title: name,
      role: titleText,
      lines: [hospitalName, hospDeptName],
      about: t('care:doctor.goodAt', { text: speciality }),
      caption: t('poster.caption'),
      portal: t('shared:brand.name'),
    }),
    [t, name, titleText, hospitalName, hospDeptName, speciality],
  );
  return <PosterButton text={text} path={href('directory.doctor', { id: doctorId })} />;
}
