import { cutText } from '@xinglin/rules';
import { directoryApi, type PageHead, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  Loaded,
  Page,
  PageHeader,
  SearchBox,
  SkeletonTree,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { Departments } from '../../../components/departments';
import { Quoting } from '../../../components/quoting';

/** The words of the filter; absent when there are none, so that the answer is that of the hospital's page. */
function wordsOf(query: URLSearchParams): { q?: string } {
  const q = cutText((query.get('q') ?? '').trim(), 50);
  return q === '' ? {} : { q };
}

export const load: PageLoad = ({ params, query }) => {
  const hospitalId = params['hospitalId'] ?? '';
  return [
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId, ...wordsOf(query) }),
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId }),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const select = directoryApi.endpoints.getHospitalInfoById.select({
    hospitalId: params['hospitalId'] ?? '',
  });
  return {
    title: select(state).data?.name,
    canonical: href('directory.hospitalDepartments', { hospitalId: params['hospitalId'] ?? '' }),
  };
};

/** All departments of a hospital, with a filter by words (spec 2 §2.4). */
export default function HospitalDepartmentsPage(): ReactElement {
  const { hospitalId = '' } = useParams();
  const { t } = useTranslation('directory');
  const [query] = useSearchParams();
  const words = wordsOf(query);
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
  const departments = directoryApi.useQueryHospitalDepartmentsQuery({ hospitalId, ...words });
  // The hospital's name stands in the heading, where a failure shows as nothing but a plainer one.
  const retry = (): void =>
    [departments, hospital].filter(({ isError }) => isError).forEach((one) => void one.refetch());
  const own = href('directory.hospitalDepartments', { hospitalId });
  return (
    <Page
      header={
        <PageHeader
          title={hospital.currentData?.name ?? t('hospitalDepartments.title')}
          backTo={href('directory.hospital', { id: hospitalId })}
        />
      }
    >
      <Gutter>
        <SearchBox
          action={own}
          label={t('departments.filter')}
          placeholder={t('departments.filter')}
          defaultValue={words.q}
        />
      </Gutter>
      <Loaded query={{ ...departments, refetch: retry }} skeleton={<SkeletonTree />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="search"
              title={
                words.q === undefined ? (
                  t('departments.none')
                ) : (
                  <Quoting text={t('departments.noneFor')} words={words.q} />
                )
              }
              action={
                words.q !== undefined && (
                  <ButtonLink variant="outline" to={own}>
                    {t('departments.all')}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <Departments hospitalId={hospitalId} groups={items} />
          )
        }
      </Loaded>
    </Page>
  );
}
