import { directoryApi, usePageModules, type PageHead, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  FrameButton,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Departments } from '../../components/departments';
import { HospitalHead } from '../../components/hospital-head';
import { SectionTitle } from '../../components/section-title';

export const load: PageLoad = ({ params }) => {
  const hospitalId = params['id'] ?? '';
  return [
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId }),
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId }),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const select = directoryApi.endpoints.getHospitalInfoById.select({
    hospitalId: params['id'] ?? '',
  });
  const { data } = select(state);
  return { title: data?.name, description: data?.introduction.slice(0, 150) };
};

/** A hospital (spec 2 §2.4): what it is, and its departments at once, so that one tap less leads to a doctor. */
export default function HospitalPage(): ReactElement {
  const { id: hospitalId = '' } = useParams();
  const { t } = useTranslation('directory');
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
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
                <Loaded query={departments} skeleton={<SkeletonList lines={4} count={1} />}>
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
          </>
        )}
      </Loaded>
    </Page>
  );
}
