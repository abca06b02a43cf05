import { consultApi } from '@xinglin/api';
import { DocumentIcon, ListGroup, ListLink, NoticeBar, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordTitle } from './attached-record';

const loadSheet = () => import('./records-sheet');
const RecordsSheet = lazy(loadSheet);

/**
 * The records of a patient, and those that go with a question; a record that no longer exists is left out. They are
 * fetched when the sheet opens, or when the draft has some.
 */
export function useRecords(patientId: string, recordNos: readonly string[]) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = consultApi.useListAttachableRecordsQuery(
    { patientId },
    { skip: patientId === '' || (!isOpen && recordNos.length === 0) },
  );
  const known = answer.currentData?.items;
  return {
    answer,
    isOpen,
    setIsOpen,
    chosen: known?.filter(({ recordNo }) => recordNos.includes(recordNo)) ?? [],
    sendable: known
      ? recordNos.filter((one) => known.some(({ recordNo }) => recordNo === one))
      : recordNos,
  };
}

export interface RecordsFieldProps {
  readonly id: string;
  readonly records: ReturnType<typeof useRecords>;
  readonly recordNos: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (recordNos: readonly string[]) => void;
}

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
