import { consultLimits } from '@xinglin/rules';
import {
  Button,
  Checkbox,
  EmptyState,
  Loaded,
  Note,
  Sheet,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLines, useRecordTitle } from './attached-record';
import type { RecordsFieldProps } from './use-records';

/** The records to choose from, each as the doctor would see it. */
export default function RecordsSheet({
  records: { answer, setIsOpen },
  recordNos,
  onChange,
}: RecordsFieldProps): ReactElement {
  const { t } = useTranslation('asking');
  const titleOf = useRecordTitle();
  return (
    <Sheet open title={t('records.title')} onClose={() => setIsOpen(false)}>
      <Stack gap={3}>
        <Note>{t('records.hint')}</Note>
        <Loaded query={answer} skeleton={<SkeletonList lines={2} count={2} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="reports" title={t('records.none')} />
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
  );
}
