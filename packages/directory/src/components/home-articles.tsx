import { searchApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, departmentPictogram, Pictogram, pictograms } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { seasonRequest } from '../model/home-requests';
import styles from './home-lists.module.css';

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
      {currentData.items.map(({ topic_id: topicId, title, entryId, deptId, ...article }) => {
        const pictogram = departmentPictogram(deptId ?? '');
        const { reviewer, readMinutes } = article;
        return (
          <Link
            key={topicId}
            className={styles['article']}
            // A gateway that names no entry may mean anything: the search finds what we have of it.
            to={
              entryId === null
                ? href('directory.search', {}, { q: title })
                : href('directory.disease', { id: entryId })
            }
          >
            <span className={styles['thumb']} data-hue={pictograms[pictogram]}>
              <Pictogram name={pictogram} />
            </span>
            <span>
              <span className={styles['articleTitle']}>
                {entryId === null ? title : t('home.article', { name: title })}
              </span>{' '}
              <span className={styles['articleNote']}>
                {[
                  reviewer && t('home.reviewedBy', { name: reviewer.name }),
                  readMinutes !== null && t('home.readIn', { count: readMinutes }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Link>
        );
      })}
    </Card>
  );
}
