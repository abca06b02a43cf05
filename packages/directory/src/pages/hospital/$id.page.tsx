import {
  bookingApi,
  directoryApi,
  usePageModules,
  type PageHead,
  type PageLoad,
} from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  FrameButton,
  Gutter,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SearchBox,
  SkeletonList,
  SkeletonTree,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Departments } from '../../components/departments';
import { HospitalHead } from '../../components/hospital-head';
import { useRememberedSeen } from '../../components/use-remembered-seen';
import { SectionTitle } from '../../components/section-title';
import { hospitalFacts } from '../../model/hospital-facts';

export const load: PageLoad = ({ params }) => {
  const hospitalId = params['id'] ?? '';
  return [
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId }),
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId }),
    bookingApi.endpoints.getShiftCaseRules.initiate({ hospitalId }),
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

/** A hospital (spec 2 §2.4): what it is, and its departments at once, so that one tap less leads to a doctor. */
export default function HospitalPage(): ReactElement {
  const { id: hospitalId = '' } = useParams();
  const { t } = useTranslation('directory');
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
  const { currentData: found } = hospital;
  useRememberedSeen(
    found && { kind: 'hospital', id: hospitalId, name: found.name, note: found.address },
  );
  const departments = directoryApi.useQueryHospitalDepartmentsQuery({ hospitalId });
  const modules = usePageModules('directory.hospital');
  const all = modules('allHospitals', { to: href('booking.hospitalList') });
  const choose = modules('departments', { title: t('hospital.chooseDepartment') });
  const title = hospital.currentData?.name ?? t('hospital.title');
  return (
    <Page
      header={
        <PageHeader
          title={title}
          backTo={all?.to ?? href('directory.home')}
          action={hospital.currentData && modules('share') && <FrameButton act="share" />}
        />
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
          <>
            {modules('notices') &&
              found.notices.map((notice) => <NoticeBar key={notice}>{notice}</NoticeBar>)}
            <HospitalHead hospital={found} />
            {choose && (
              <>
                <SectionTitle>{choose.title}</SectionTitle>
                <Gutter>
                  <Stack gap={2}>
                    <Release hospitalId={hospitalId} />
                    {modules('search') && (
                      <SearchBox
                        action={href('directory.hospitalSearch')}
                        label={t('hospital.searchWithin')}
                        placeholder={t('hospital.searchHint')}
                        keep={{ hospitalId }}
                      />
                    )}
                  </Stack>
                </Gutter>
                <Loaded query={departments} skeleton={<SkeletonTree />}>
                  {({ items }) =>
                    items.length === 0 ? (
                      <EmptyState title={t('departments.none')} />
                    ) : (
                      <Departments hospitalId={hospitalId} groups={items} />
                    )
                  }
                </Loaded>
              </>
            )}
            <HospitalWays hospital={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** When places open, in a sentence; nothing where the rules cannot be had. */
function Release({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = bookingApi.useGetShiftCaseRulesQuery({ hospitalId });
  if (currentData === undefined) return null;
  const { releaseTime, windowDays } = currentData;
  return <Note>{t('hospital.release', { time: releaseTime, count: windowDays })}</Note>;
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
    modules('byDisease', {
      title: t('hospital.byDisease'),
      to: href('directory.hospitalDoctorSearch', { hospitalId }),
    }),
    modules('allDoctors', {
      title: t('hospital.allDoctors'),
      to: href('directory.allHospitalDoctors', {}, { hospitalId }),
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
