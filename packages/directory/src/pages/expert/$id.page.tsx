import { directoryApi, usePageModules, type PageHead, type PageLoad } from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCount } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  ChatIcon,
  DoctorSummary,
  FrameButton,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
  StarIcon,
  WalletIcon,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Colleagues, loadColleagues } from '../../components/colleagues';
import { DoctorSchedule, loadSchedule } from '../../components/doctor-schedule';
import { useRememberedSeen } from '../../components/use-remembered-seen';
import { FollowButton } from '../../components/follow-button';
import { doctorFacts } from '../../model/doctor-facts';

// The price of asking is not what the page is about.

export const load: PageLoad = ({ params, now }) => {
  const doctorId = params['id'] ?? '';
  return [
    directoryApi.endpoints.getDoctorInfoById.initiate({ doctorId }),
    ...loadSchedule(doctorId, now),
    loadColleagues(doctorId),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const { data } = directoryApi.endpoints.getDoctorInfoById.select({
    doctorId: params['id'] ?? '',
  })(state);
  return {
    title: data && `${data.name} ${data.titleText} - ${data.hospitalName} ${data.hospDeptName}`,
    description: data?.speciality,
    ...(data && {
      canonical: href('directory.doctor', { id: data.doctorId }),
      structuredData: doctorFacts(data),
    }),
  };
};

/**
 * A doctor and when they can be seen (spec 2 §2.4).
 * @param children what a partner's page adds below the schedule, given the doctor.
 */
export default function DoctorPage({
  children,
}: {
  children?: (doctor: Doctor) => ReactNode;
}): ReactElement {
  const { id: doctorId = '' } = useParams();
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.doctor');
  const doctor = directoryApi.useGetDoctorInfoByIdQuery({ doctorId });
  const { currentData: found } = doctor;
  useRememberedSeen(
    found && {
      kind: 'doctor',
      id: found.doctorId,
      name: found.name,
      note: `${found.hospitalName} ${found.hospDeptName}`,
    },
  );
  const title = found === undefined ? t('doctor.title') : t('doctor.heading', { name: found.name });
  return (
    <Page
      header={
        <PageHeader
          title={title}
          backTo={href('directory.home')}
          action={found && modules('share') && <FrameButton act="share" />}
        />
      }
    >
      <Loaded
        query={doctor}
        gone={t('doctor.gone')}
        goneHint={t('ui:goneHint')}
        action={<OtherDoctors />}
        skeleton={<SkeletonList avatar lines={4} />}
      >
        {(data) => <DoctorParts doctor={data}>{children?.(data)}</DoctorParts>}
      </Loaded>
    </Page>
  );
}

function DoctorParts({ doctor, children }: { doctor: Doctor; children: ReactNode }): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const modules = usePageModules('directory.doctor');
  const speciality = modules('speciality', { title: t('doctor.speciality') });
  const introduction = modules('introduction', { title: t('doctor.introduction') });
  const profile = modules('profile', {
    to: href('directory.doctorProfile', { doctorId: doctor.doctorId }),
  });
  const consult = modules('consult', { title: t('doctor.consult') });
  const reviews = modules('reviews', { title: t('doctor.reviews') });
  const fees =
    doctor.hospitalLevel === 'private' &&
    modules('privateFees', {
      title: t('doctor.privateFees'),
      to: href('directory.privateDoctor', { id: doctor.doctorId }),
    });
  const place = modules('place', { title: t('doctor.place') });
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
        // i18n-keys: shared:hospitalLevel.*
        tags={[
          { text: t(`shared:hospitalLevel.${doctor.hospitalLevel}`) },
          ...doctor.tags.map((text) => ({ text })),
        ]}
        facts={useDoctorFacts(doctor)}
      >
        {modules('follow') && (
          <FollowButton kind="doctor" id={doctor.doctorId} name={doctor.name} />
        )}
      </DoctorSummary>
      {modules('schedule') && <DoctorSchedule doctor={doctor} />}
      {(consult ?? reviews) && (
        <ListGroup>
          {consult && (
            <ListLink
              icon={<ChatIcon />}
              label={consult.title}
              to={href('consult.expertConsult', { id: doctor.doctorId })}
            />
          )}
          {reviews && (
            <ListLink
              icon={<StarIcon />}
              label={reviews.title}
              value={
                doctor.reviewCount > 0
                  ? formatCount(doctor.reviewCount, locale)
                  : t('doctor.noReviews')
              }
              to={href('reviews.ofDoctor', { expertId: doctor.doctorId })}
            />
          )}
        </ListGroup>
      )}
      {fees && (
        <ListGroup label={fees.title}>
          <ListLink icon={<WalletIcon />} label={fees.title} to={fees.to} />
        </ListGroup>
      )}
      {children}
      {speciality && (
        <Card title={speciality.title}>
          <Note>{doctor.speciality}</Note>
        </Card>
      )}
      {introduction && (
        <Card
          title={introduction.title}
          more={
            profile
              ? { to: profile.to, text: t('more'), label: t('doctor.moreIntroduction') }
              : undefined
          }
        >
          <Note>{doctor.introduction}</Note>
        </Card>
      )}
      {place && (
        <Card title={place.title}>
          <Note>
            {doctor.hospitalName} {doctor.clinicAddress}
          </Note>
        </Card>
      )}
      {modules('colleagues') && <Colleagues doctor={doctor} />}
    </>
  );
}

/** The way on where a doctor cannot be shown. */
function OtherDoctors(): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <ButtonLink variant="outline" to={href('directory.search', {}, { tab: 'doctor' })}>
      {t('home.findDoctor')}
    </ButtonLink>
  );
}
