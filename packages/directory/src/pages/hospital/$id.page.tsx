import {
  bookingApi,
  directoryApi,
  reviewsApi,
  usePageModules,
  type PageHead,
  type PageLoad,
} from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import {
  ButtonLink,
  FrameButton,
  HospitalScene,
  lazyPart,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { HospitalBar } from '../../components/hospital-bar';
import { HospitalContact } from '../../components/hospital-contact';
import { HospitalDepartments } from '../../components/hospital-departments';
import { HospitalHead } from '../../components/hospital-head';
import { HospitalNotices } from '../../components/hospital-notices';
import { ReleaseCard } from '../../components/release-card';
import { useRememberedSeen } from '../../components/use-remembered-seen';
import { hospitalFacts } from '../../model/hospital-facts';
import { doctorsOfHospital, reviewsOfHospital } from '../../model/hospital-requests';
import styles from '../../components/hospital-parts.module.css';

const HospitalFurther = lazyPart(() => import('../../components/hospital-further'));

export const load: PageLoad = ({ params }) => {
  const hospitalId = params['id'] ?? '';
  return [
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId }),
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId }),
    bookingApi.endpoints.getShiftCaseRules.initiate({ hospitalId }),
    directoryApi.endpoints.listStoppedClinics.initiate({ hospitalId }),
    directoryApi.endpoints.getNoticeDetail.initiate({ hospitalId }),
    directoryApi.endpoints.mergeSearchDoctors.initiate(doctorsOfHospital(hospitalId)),
    reviewsApi.endpoints.getHospitalCommentSummary.initiate({ organizationId: hospitalId }),
    reviewsApi.endpoints.listHospitalComments.initiate(reviewsOfHospital(hospitalId)),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const select = directoryApi.endpoints.getHospitalInfoById.select({
    hospitalId: params['id'] ?? '',
  });
  const { data } = select(state);
  return {
    title: data?.name,
    description: data && cutText(data.introduction, 150),
    ...(data && {
      canonical: href('directory.hospital', { id: data.hospitalId }),
      structuredData: hospitalFacts(data),
    }),
  };
};

/** A hospital (spec 2 §2.4): whether there is a place, when the next ones come, and how to get there. */
export default function HospitalPage(): ReactElement {
  const { id: hospitalId = '' } = useParams();
  const { t } = useTranslation('directory');
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
  const { currentData: known } = hospital;
  useRememberedSeen(
    known && { kind: 'hospital', id: hospitalId, name: known.name, note: known.address },
  );
  const departments = directoryApi.useQueryHospitalDepartmentsQuery({ hospitalId });
  const modules = usePageModules('directory.hospital');
  const all = modules('allHospitals', { to: href('booking.hospitalList') });
  const choose = modules('departments', { title: t('hospital.departments') });
  return (
    <Page
      header={
        <PageHeader
          title={known?.name ?? t('hospital.title')}
          backTo={all?.to ?? href('directory.home')}
          over={known !== undefined}
          action={known && modules('share') && <FrameButton act="share" />}
        />
      }
      top={known && <HospitalScene seed={hospitalId} />}
      actionBar={
        known && (
          <HospitalBar hospitalId={hospitalId} groups={departments.currentData?.items ?? []} />
        )
      }
    >
      <Loaded
        query={hospital}
        gone={t('hospital.gone')}
        goneHint={t('ui:goneHint')}
        action={
          all && (
            <ButtonLink variant="outline" to={all.to}>
              {t('home.moreHospitals')}
            </ButtonLink>
          )
        }
        skeleton={<SkeletonList avatar lines={4} count={2} />}
      >
        {(found) => (
          <div className={styles['parts']}>
            <HospitalHead hospital={found} />
            {choose && (
              <>
                <ReleaseCard hospitalId={hospitalId} />
                <Loaded query={departments} skeleton={<SkeletonLinks count={8} />}>
                  {({ items }) => (
                    <HospitalDepartments
                      hospitalId={hospitalId}
                      groups={items}
                      title={choose.title}
                    />
                  )}
                </Loaded>
              </>
            )}
            {modules('notices') && <HospitalNotices hospitalId={hospitalId} />}
            <HospitalFurther hospital={found} />
            <HospitalContact hospital={found} />
            <HospitalWays hospital={found} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Other ways to a doctor of the hospital than by department. */
function HospitalWays({
  hospital: { hospitalId, level },
}: {
  hospital: Hospital;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.hospital');
  const ways = [
    level === 'private'
      ? modules('privateFees', {
          title: t('hospital.privateFees'),
          to: href('directory.privateHospital', { id: hospitalId }),
        })
      : null,
    modules('search', {
      title: t('hospital.searchWithin'),
      to: href('directory.hospitalSearch', {}, { hospitalId }),
    }),
    modules('byDisease', {
      title: t('hospital.byDisease'),
      to: href('directory.hospitalDoctorSearch', { hospitalId }),
    }),
    modules('familyDoctors', {
      title: t('hospital.familyDoctors'),
      to: href('directory.hospitalFamilyDoctors', { id: hospitalId }),
    }),
    modules('international', {
      title: t('hospital.international'),
      to: href('directory.foreignHospital', { id: hospitalId }),
    }),
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <ListGroup label={t('hospital.ways')} showLabel>
      {ways.map(({ title, to }) => (
        <ListLink key={to} label={title} to={to} />
      ))}
    </ListGroup>
  );
}
