import { searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ArticleRow, Card, departmentPictogram, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { seasonRequest } from '../model/home-requests';

/** What to know of health at this time of the year (spec 3 §9), each with who answers for it; nothing where there is none. */
export function HomeArticles(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = searchApi.useSelectHealthInfoQuery(seasonRequest);
  const shown = usePageModules('directory.home')('healthInfo', {
    title: t('home.healthInfo'),
    to: href('directory.searchSpecialDisease'),
  });
  if (!shown || !currentData?.items.length) return null;
  return (
    <Card
      title={shown.title}
      more={{ to: shown.to, text: t('more'), label: t('home.moreHealthInfo') }}
    >
      <Stack gap={2}>
        {currentData.items.map(({ topic_id: topicId, title, entryId, deptId, ...article }) => (
          <ArticleRow
            key={topicId}
            pictogram={departmentPictogram(deptId ?? '')}
            // A gateway that names no entry may mean anything: the search finds what we have of it.
            to={
              entryId === null
                ? href('directory.search', {}, { q: title })
                : href('directory.disease', { id: entryId })
            }
            title={entryId === null ? title : t('home.article', { name: title })}
            note={[
              article.reviewer && t('home.reviewedBy', { name: article.reviewer.name }),
              article.readMinutes !== null && t('home.readIn', { count: article.readMinutes }),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Stack>
    </Card>
  );
}
