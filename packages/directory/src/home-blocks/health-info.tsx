import { searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkBlock } from './link-block';

/** On home: what to know of health at this time of the year (spec 3 §9). */
export function HealthInfo(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('healthInfo', {
    title: t('home.healthInfo'),
    to: href('directory.searchSpecialDisease'),
  });
  const query = searchApi.useSelectHealthInfoQuery({ scene: 'home' }, { skip: !shown });
  if (!shown) return null;
  return (
    <LinkBlock
      title={shown.title}
      query={query}
      more={{ label: t('home.moreHealthInfo'), to: shown.to }}
    >
      {({ topic_id: topicId, title, topic_intro: intro, entryId }) => (
        <ListLink
          key={topicId}
          label={title}
          description={intro}
          // A gateway that names no entry may mean anything: the search finds what we have of it.
          to={
            entryId === null
              ? href('directory.search', {}, { q: title })
              : href('directory.disease', { id: entryId })
          }
        />
      )}
    </LinkBlock>
  );
}
