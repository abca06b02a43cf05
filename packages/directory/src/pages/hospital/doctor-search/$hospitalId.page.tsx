import { directoryApi, introductionsApi, type PageHead, type PageLoad } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { flag, listPage, type ListView, pageCall, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  Gutter,
  PillLinks,
  SearchBox,
  SwitchLink,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { HospitalLink } from '../../../components/in-hospital';
import { Quoting } from '../../../components/quoting';

const filters = { diseaseTag: words(50), hospitalName: words(50), available: flag };
type View = ListView<typeof filters>;

const hospitalIdOf = ({ params }: Pick<View, 'params'>): string => params['hospitalId'] ?? '';
const summary = pageCall(introductionsApi.endpoints.getHospitalSummary, (place) => ({
  hospitalId: hospitalIdOf(place),
}));

/** The doctors of a hospital who treat a disease (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters,
  input: ({ filters: { diseaseTag, available }, ...place }, part) => ({
    hospitalId: hospitalIdOf(place),
    ...(diseaseTag && { q: diseaseTag }),
    ...(available && { onlyAvailable: true }),
    ...part,
  }),
  title: 'introductions:hospitalDoctorSearch.title',
  backTo: (place) => href('directory.hospital', { id: hospitalIdOf(place) }),
  above: (view) => <DiseaseFilters {...view} />,
  empty: ({ t, to, filters: { diseaseTag } }) => (
    <EmptyState
      kind="search"
      title={
        diseaseTag ? (
          <Quoting text={t('introductions:hospitalDoctorSearch.noneFor')} words={diseaseTag} />
        ) : (
          t('directory:search.noDoctors')
        )
      }
      message={diseaseTag && t('introductions:hospitalDoctorSearch.noneHint')}
      action={
        diseaseTag ? (
          <>
            <ButtonLink
              to={href('directory.search', {}, { q: diseaseTag, tab: 'doctor', areaId: 'all' })}
            >
              {t('introductions:hospitalDoctorSearch.elsewhere')}
            </ButtonLink>
            <ButtonLink variant="outline" to={to({ diseaseTag: '', available: false })}>
              {t('directory:hospitalDoctors.showAll')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="outline" to={href('booking.hospitalList')}>
            {t('directory:home.moreHospitals')}
          </ButtonLink>
        )
      }
    />
  ),
});

export const load: PageLoad = (place) => [summary, page].flatMap((call) => call.load(place));
export const head: PageHead = (place, state) => ({
  title: summary.find(place, state)?.name,
  canonical: href('directory.hospitalDoctorSearch', { hospitalId: hospitalIdOf(place) }),
});
export default page.Page;

function DiseaseFilters({ t, filters: asked, to, queryWith, ...place }: View): ReactElement {
  const { currentData } = summary.useAnswer().answer;
  const hospitalId = hospitalIdOf(place);
  // The address may call the hospital anything: its own name takes that one's place as soon as it is there.
  const name = currentData?.name ?? asked.hospitalName;
  const tags = currentData?.treats ?? [];
  return (
    <>
      {name !== '' && <HospitalLink hospitalId={hospitalId} name={name} />}
      <Gutter>
        <SearchBox
          action={href('directory.hospitalDoctorSearch', { hospitalId })}
          name="diseaseTag"
          label={t('introductions:hospitalDoctorSearch.label')}
          placeholder={t('introductions:hospitalDoctorSearch.label')}
          defaultValue={asked.diseaseTag}
          keep={queryWith({ diseaseTag: '', hospitalName: '' })}
        />
        <Cluster align="end">
          <SwitchLink to={to({ available: !asked.available })} on={asked.available}>
            {t('directory:search.onlyAvailable')}
          </SwitchLink>
        </Cluster>
      </Gutter>
      {tags.length > 0 && (
        <PillLinks
          label={t('introductions:hospitalDoctorSearch.tags')}
          items={[
            {
              text: t('directory:all'),
              to: to({ diseaseTag: '' }),
              active: asked.diseaseTag === '',
            },
            ...tags.map(({ name: tag }) => ({
              text: tag,
              to: to({ diseaseTag: tag }),
              active: tag === asked.diseaseTag,
            })),
          ]}
        />
      )}
    </>
  );
}
