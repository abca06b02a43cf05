import { searchApi, type PageLoadInput } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { DoctorSort, GetSeoTdkResponse as Texts } from '@xinglin/gateway-sdk';
import { detailPage, hasMore, numbered, pagedList, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  EmptyState,
  Gutter,
  ListGroup,
  ListLink,
  Note,
  SegmentLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { doctorSorts } from '../../../../../../../model/search-query';

/** What the address names; its names of areas are for people, its codes decide. */
function readPlace({ params }: PageLoadInput) {
  const code = (name: string) => /^[1-9]\d{5}$/.exec(params[name] ?? '')?.[0];
  const areaId = code('cityId') ?? code('provinceId');
  return {
    disease: (params['disease'] ?? '').slice(0, 50),
    sort: doctorSorts.find((sort) => sort === params['tab']) ?? doctorSorts[0],
    where: areaId === undefined ? {} : { areaId },
  };
}

/** The same page in another order. */
function orderHref(
  {
    params: { disease = '', provinceId = '', provinceName = '', cityId = '', cityName = '' },
  }: PageLoadInput,
  tab: DoctorSort,
): string {
  return href('directory.diseaseResults', {
    disease,
    tab,
    provinceId,
    provinceName,
    cityId,
    cityName,
  });
}

const { mergeSearchRecommend } = searchApi.endpoints;
const Doctors = pagedList(mergeSearchRecommend);

function doctorInputs(place: PageLoadInput) {
  const { disease, sort, where } = readPlace(place);
  return numbered.parts(place.query).map((part) => ({ q: disease, sort, ...where, ...part }));
}

/** Who treats a disease in a city (spec 2 §2.7): the deep link that search engines keep. */
const page = detailPage({
  endpoint: searchApi.endpoints.getSeoTdk,
  input: (place) => {
    const { disease, where } = readPlace(place);
    return { disease, ...where };
  },
  beside: [
    { load: (place) => doctorInputs(place).map((input) => mergeSearchRecommend.initiate(input)) },
  ],
  title: (texts, t) => texts?.name ?? t('directory:diseaseResults.title'),
  head: ({ title, description, name, keywords }) => ({
    title,
    description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      name: title,
      keywords: keywords.join(','),
      about: { '@type': 'MedicalCondition', name },
    },
  }),
  backTo: href('directory.search'),
  gone: {
    title: 'directory:disease.gone',
    action: () => null,
  },
  children: (texts) => <DiseaseDoctors texts={texts} />,
});

export const { load, head } = page;
export default page.Page;

function DiseaseDoctors({ texts }: { texts: Texts }): ReactElement {
  const { t } = useTranslation('directory');
  const place = usePlace();
  const { pathname } = useLocation();
  const { sort } = readPlace(place);
  return (
    <>
      <Gutter>
        <Note>{texts.description}</Note>
      </Gutter>
      <ListGroup label={t('diseaseResults.facts')}>
        <ListLink
          label={t('diseaseResults.about', { name: texts.name })}
          to={href('directory.disease', { id: texts.entryId })}
        />
        <ListLink
          label={t('diseaseResults.department', { department: texts.deptName })}
          to={href('directory.standardDepartment', { id: texts.deptId })}
        />
      </ListGroup>
      <SegmentLinks
        label={t('search.sort')}
        items={doctorSorts.map((one) => ({
          // i18n-keys: directory:search.sorts.*
          label: t(`search.sorts.${one}`),
          to: orderHref(place, one),
          active: one === sort,
        }))}
      />
      <Doctors
        key={pathname}
        inputs={doctorInputs(place)}
        nextTo={(last) => (hasMore(last) ? `${pathname}?pageNo=${last.pageNo + 1}` : undefined)}
        skeleton={<SkeletonList avatar lines={3} />}
        isEmpty={numbered.isEmpty}
        empty={<EmptyState kind="search" title={t('disease.noDoctors')} />}
      >
        {(doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} titleLevel={2} />}
      </Doctors>
    </>
  );
}
