import {
  directoryApi,
  usePageModules,
  usePreferences,
  type PageHead,
  type PageLoad,
} from '@xinglin/api';
import type { Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  FrameButton,
  lazyPart,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Colleagues, loadColleagues } from '../../components/colleagues';
import { DoctorBar } from '../../components/doctor-bar';
import { DoctorHead } from '../../components/doctor-head';
import { DoctorSchedule } from '../../components/doctor-schedule';
import { DoctorScores } from '../../components/doctor-scores';
import { DoctorTiles } from '../../components/doctor-tiles';
import { DoctorVoices } from '../../components/doctor-voices';
import { useRememberedSeen } from '../../components/use-remembered-seen';
import { FollowButton } from '../../components/follow-button';
import { loadSchedule, useChosenWay } from '../../model/doctor-choice';
import { doctorFacts } from '../../model/doctor-facts';

const DoctorAsk = lazyPart(() => import('../../components/doctor-ask'));
const PrivateFees = lazyPart(() => import('../../components/private-fees'));

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
 * A doctor, the ways to them, and when they can be seen (spec 2 §2.4). The way, the day and the slot that are chosen are
 * in the address.
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
          soft={found && true}
          backTo={href('directory.home')}
          action={
            found && (
              <>
                {modules('follow') && (
                  <FollowButton
                    place="header"
                    kind="doctor"
                    id={found.doctorId}
                    name={found.name}
                  />
                )}
                {modules('share') && <FrameButton act="share" />}
              </>
            )
          }
        />
      }
      top={found && <DoctorHead doctor={found} />}
      actionBar={found && <DoctorBar doctor={found} />}
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
  const modules = usePageModules('directory.doctor');
  const way = useChosenWay(doctor);
  // Elder mode shows less: the page of details has the introduction too.
  const introduction =
    usePreferences().mode !== 'elder' &&
    modules('introduction', { title: t('doctor.introduction') });
  const fees =
    doctor.hospitalLevel === 'private' &&
    modules('privateFees', {
      title: t('doctor.privateFees'),
      to: href('directory.privateDoctor', { id: doctor.doctorId }),
    });
  const place = modules('place', { title: t('doctor.place') });
  return (
    <>
      <DoctorScores doctor={doctor} />
      <DoctorTiles doctor={doctor} />
      {way === 'visit' && <DoctorSchedule chooses doctor={doctor} />}
      {way !== 'visit' && way !== null && <DoctorAsk doctor={doctor} way={way} />}
      {fees && <PrivateFees title={fees.title} to={fees.to} />}
      {children}
      <DoctorVoices doctor={doctor} />
      {introduction && (
        <Card title={introduction.title}>
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
