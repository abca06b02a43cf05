import { DocumentIcon, ListGroup, ListLink, NoticeBar, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordTitle } from './attached-record';
import type { RecordsFieldProps } from './use-records';

const loadSheet = () => import('./records-sheet');
const RecordsSheet = lazy(loadSheet);

/** Earlier records that the doctor may read during a consult: how many, which, and the sheet to choose them in. */
export function RecordsField(props: RecordsFieldProps): ReactElement {
  const { id, records, error } = props;
  const { isOpen, setIsOpen, chosen } = records;
  const { t } = useTranslation('asking');
  const titleOf = useRecordTitle();
  const open = useLazyOpening(loadSheet, () => setIsOpen(true));
  return (
    <div id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <ListGroup>
        <ListLink
          icon={<DocumentIcon />}
          label={
            chosen.length === 0 ? t('records.add') : chosen.map(titleOf).join(t('records.and'))
          }
          description={
            chosen.length === 0 ? undefined : t('records.change', { count: chosen.length })
          }
          onClick={open}
        />
      </ListGroup>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <NoticeBar tone="danger" live>
            {t('records.gone')}
          </NoticeBar>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <RecordsSheet {...props} />
        </Suspense>
      )}
    </div>
  );
}
