import { consultApi } from '@xinglin/api';
import { consultLimits } from '@xinglin/rules';
import {
  Button,
  Checkbox,
  EmptyState,
  Loaded,
  Note,
  NoticeBar,
  Sheet,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLines, useRecordTitle } from './attached-record';

/**
 * The records of a patient, and those of them that go with a question: one that is there no more is left out. They are
 * asked for once they are needed.
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

interface RecordsFieldProps {
  readonly id: string;
  readonly records: ReturnType<typeof useRecords>;
  readonly recordNos: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (recordNos: readonly string[]) => void;
}

/** Earlier records that the doctor may read during a consult, chosen in a sheet and shown as the doctor sees them. */
export function RecordsField(props: RecordsFieldProps): ReactElement {
  const { id, records, recordNos, error, onChange } = props;
  const { answer, isOpen, setIsOpen, chosen } = records;
  const { t } = useTranslation('asking');
  const titleOf = useRecordTitle();
  return (
    <Stack gap={2}>
      <Button
        id={id}
        block
        variant="outline"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={() => setIsOpen(true)}
      >
        {chosen.length === 0 ? t('records.add') : t('records.change', { count: chosen.length })}
      </Button>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <NoticeBar tone="danger" live>
            {t('records.gone')}
          </NoticeBar>
        </div>
      )}
      {chosen.length > 0 && (
        <>
          <Note>{t('records.seen')}</Note>
          {chosen.map((record) => (
            <Stack key={record.recordNo} gap={1}>
              <strong>{titleOf(record)}</strong>
              <RecordLines record={record} />
            </Stack>
          ))}
        </>
      )}
      {isOpen && (
        <Sheet open title={t('records.title')} onClose={() => setIsOpen(false)}>
          <Stack gap={3}>
            <Note>{t('records.hint')}</Note>
            <Loaded query={answer} skeleton={<SkeletonList lines={2} count={2} />}>
              {({ items }) =>
                items.length === 0 ? (
                  <EmptyState title={t('records.none')} />
                ) : (
                  <>
                    {items.map((record) => {
                      const { recordNo } = record;
                      const isChosen = recordNos.includes(recordNo);
                      return (
                        <Checkbox
                          key={recordNo}
                          label={titleOf(record)}
                          hint={<RecordLines record={record} />}
                          checked={isChosen}
                          disabled={!isChosen && recordNos.length >= consultLimits.records}
                          onCheckedChange={(checked) =>
                            onChange(
                              checked
                                ? [...recordNos, recordNo]
                                : recordNos.filter((one) => one !== recordNo),
                            )
                          }
                        />
                      );
                    })}
                  </>
                )
              }
            </Loaded>
            <Button block onClick={() => setIsOpen(false)}>
              {t('records.done')}
            </Button>
          </Stack>
        </Sheet>
      )}
    </Stack>
  );
}
