import { usePreferences } from '@xinglin/api';
import type { GetKeywordAnalysisResponse as Analysis } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ArticleRow, Card, departmentPictogram, Stack } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentChoice } from './department-choice';
import { FoundFunctions } from './found-functions';
import { TodayDoctors } from './today-doctors';
import { useAnalysis, useSearch, useThings } from './use-search';
import { WordLinks } from './word-links';

// Few searches are urgent.
const RedFlags = lazy(() => import('./red-flags'));
const DangerSigns = lazy(() => import('./danger-signs'));

/**
 * What the words were taken for: what cannot wait first, then pages that they name, departments and why, who can be seen
 * today, and what there is to read. Among one kind of results only what cannot wait.
 */
export default function Understanding(): ReactElement {
  const { search } = useSearch();
  const analysis = useAnalysis();
  const { things } = useThings();
  // A name in Latin letters is guessed for nothing else.
  const isName = things != null && things.named !== null;
  const shown = isName && analysis?.corrections.length !== 0 ? undefined : analysis;
  const isElder = usePreferences().mode === 'elder';
  const isAll = search.tab === 'all';
  const functions = things?.functions ?? [];
  // 体检 names a page before any department: who adds 儿科 to it wants one.
  const isFunction =
    functions.length > 0 && closeUp(shown?.departments[0]?.words.join('')) === closeUp(search.q);
  // Elder mode shows fewer choices: nothing to read below a department and its doctors.
  const isToRead = !isFunction && !(isElder && shown && shown.departments.length > 0);
  return (
    <>
      {shown && <Danger analysis={shown} />}
      {isAll && <FoundFunctions functions={functions} />}
      {isAll && shown && !isFunction && shown.departments.length > 0 && (
        <>
          <DepartmentChoice {...shown} />
          <TodayDoctors />
        </>
      )}
      {isAll && shown && isToRead && <ToRead analysis={shown} />}
    </>
  );
}

/** What is urgent by the words themselves, else what would be with the trouble that they describe. */
function Danger({ analysis: { redFlags, danger } }: { analysis: Analysis }): ReactElement | null {
  if (redFlags.length === 0 && danger === null) return null;
  return (
    <Suspense>
      {redFlags.length > 0 ? (
        <RedFlags flags={redFlags} />
      ) : (
        danger && <DangerSigns signs={danger.signs} />
      )}
    </Suspense>
  );
}

/** Diseases and symptoms that the words touch, and the first one to read with its reviewer. */
function ToRead({ analysis: { entries, article } }: { analysis: Analysis }): ReactElement | null {
  const { t } = useTranslation('directory');
  const others = entries.filter(({ entryId }) => entryId !== article?.entryId);
  if (entries.length === 0) return null;
  return (
    <Card title={t('search.entries')}>
      <Stack gap={3}>
        {others.length > 0 && (
          <WordLinks
            items={others.slice(0, mostEntries).map(({ entryId, name }) => ({
              key: entryId,
              text: name,
              to: href('directory.disease', { id: entryId }),
            }))}
          />
        )}
        {article && (
          <ArticleRow
            pictogram={departmentPictogram(article.deptId)}
            to={href('directory.disease', { id: article.entryId })}
            title={t('home.article', { name: article.name })}
            note={
              article.reviewerName === null
                ? t('search.toRead')
                : t('search.readBy', { name: article.reviewerName })
            }
          />
        )}
      </Stack>
    </Card>
  );
}

/** Words however they are spaced: check-up, check up. */
const closeUp = (text = ''): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** As many as fill two lines. */
const mostEntries = 5;
