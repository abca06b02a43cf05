import { knowledgeApi, type PageLoad } from '@xinglin/api';
import { CityButton, doctorItems, inCity } from '@xinglin/care';
import { choice, listPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chronicDiseases, chronicOf } from '../model/chronic';

const diseases = pageCall(knowledgeApi.endpoints.listKnowledge, () => ({
  kind: 'disease' as const,
}));
const [commonest = ''] = chronicDiseases;

/**
 * Doctors who follow a long-term disease up, in the chosen city: the one that the address names, or the one that the
 * page is about.
 */
export function chronicDoctorsPage(options: { title: string; backTo: string; only?: string }): {
  readonly load: PageLoad;
  readonly Page: () => ReactElement;
} {
  const { title, backTo, only } = options;
  const page = listPage({
    endpoint: knowledgeApi.endpoints.listKnowledgeDoctors,
    ...doctorItems,
    filters: { disease: choice(chronicDiseases) },
    input: ({ filters: { disease }, preferences: { city } }, part) => ({
      entryId: only ?? disease ?? commonest,
      ...inCity(city),
      ...part,
    }),
    title,
    backTo,
    above: ({ filters: { disease = commonest }, to }) => (
      <>
        <Gutter>
          <Cluster align="end">
            <CityButton />
          </Cluster>
        </Gutter>
        {only === undefined && (
          <DiseaseFilter chosen={disease} to={(chosen) => to({ disease: chosen })} />
        )}
      </>
    ),
    empty: ({ t }) => (
      <EmptyState
        kind="search"
        title={t('introductions:chronic.noDoctors')}
        message={t('introductions:chronic.otherCity')}
        action={
          <ButtonLink variant="outline" to={href('consult.portal')}>
            {t('introductions:chronic.ask')}
          </ButtonLink>
        }
      />
    ),
  });
  return {
    load: (place) => [...page.load(place), ...(only === undefined ? diseases.load(place) : [])],
    Page: page.Page,
  };
}

/** Which disease; where their names cannot be had, the list stands without. */
function DiseaseFilter(props: {
  chosen: string;
  to: (disease: string) => string;
}): ReactElement | null {
  const { t } = useTranslation('introductions');
  const known = chronicOf(diseases.useAnswer().answer.currentData?.items ?? []);
  if (known.length === 0) return null;
  return (
    <PillLinks
      label={t('chronic.diseases')}
      items={known.map(({ entryId, name }) => ({
        text: name,
        to: props.to(entryId),
        active: entryId === props.chosen,
      }))}
    />
  );
}
