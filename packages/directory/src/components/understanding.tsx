import { usePreferences } from '@xinglin/api';
import type { GetKeywordAnalysisResponse as Analysis } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, departmentPictogram, Note, QuickLinks, Stack } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLinks } from './entry-links';
import { Quoting } from './quoting';

// Few searches are urgent.
const RedFlags = lazy(() => import('./red-flags'));

/** What the words were taken for: what cannot wait first, then departments and why, then what there is to read. */
export default function Understanding({ analysis }: { analysis: Analysis }): ReactElement {
  const { t } = useTranslation('directory');
  const { mode } = usePreferences();
  const { redFlags, departments, entries, corrections } = analysis;
  const [best] = departments;
  // Elder mode shows fewer choices: there is nothing to read between the department and its doctors.
  const hasEntries = mode !== 'elder' || best === undefined;
  return (
    <>
      {redFlags.length > 0 && (
        <Suspense>
          <RedFlags flags={redFlags} />
        </Suspense>
      )}
      {best !== undefined && (
        <Card title={t('search.whichDepartment')}>
          <Stack gap={3}>
            {best.words.join('') !== best.deptName && (
              <Note>
                <Quoting
                  text={t('search.lookedFor', {
                    departments: departments
                      .slice(0, 3)
                      .map(({ deptName }) => deptName)
                      .join(t('disease.nameSeparator')),
                  })}
                  words={best.words.join(' + ')}
                />
              </Note>
            )}
            {best.reason !== null && <Note>{best.reason}</Note>}
            {corrections.length > 0 && (
              <Note>
                <Quoting
                  text={t('search.takenFor')}
                  words={corrections.map(({ typed }) => typed).join(' ')}
                  meant={corrections.map(({ meant }) => meant).join(' ')}
                />
              </Note>
            )}
            <QuickLinks
              label={t('search.whichDepartment')}
              items={departments.slice(0, 4).map(({ deptId, deptName }) => ({
                to: href('directory.standardDepartment', { id: deptId }),
                label: deptName,
                pictogram: departmentPictogram(deptId),
              }))}
            />
          </Stack>
        </Card>
      )}
      {hasEntries && <EntryLinks title={t('search.entries')} entries={entries} />}
    </>
  );
}
