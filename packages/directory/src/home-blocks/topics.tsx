import { searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkBlock } from './link-block';

/** On home: diseases and symptoms to read of, others each week; as many as the gateway answers unless told (spec 3 §9). */
export function Topics(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('topics', {
    title: t('home.topics'),
    to: href('directory.moreDepartments', {}, { tab: 'diseases' }),
  });
  const query = searchApi.useListRecommendedTopicsQuery({ scene: 'home' }, { skip: !shown });
  if (!shown) return null;
  return (
    <LinkBlock
      title={shown.title}
      query={query}
      more={{ label: t('home.moreTopics'), to: shown.to }}
    >
      {({ topic_id: topicId, title, description, tag_detail: tags, entryId }) => (
        <ListLink
          key={topicId}
          label={title}
          description={[...tags.map(({ tag_name: name }) => name), description].join(' · ')}
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
