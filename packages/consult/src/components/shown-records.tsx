import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { AttachedRecord, ConsultOrder } from '@xinglin/gateway-sdk';
import { Button, Card, Note, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLines, useRecordTitle } from './attached-record';

/** The earlier records that the doctor of a consult may read, each to be taken back. */
export function ShownRecords({
  consult: { orderKey, records },
}: {
  readonly consult: Pick<ConsultOrder, 'orderKey' | 'records'>;
}): ReactElement | null {
  const { t } = useTranslation('consult');
  const titleOf = useRecordTitle();
  const [leaving, setLeaving] = useState<AttachedRecord | null>(null);
  const [withdraw, withdrawal] = consultApi.useWithdrawConsultRecordMutation();
  if (records.length === 0 && leaving === null) return null;
  return (
    <Card title={t('records.title')}>
      <Stack gap={3}>
        <Note>{t('records.hint')}</Note>
        {records.map((record) => (
          <Stack key={record.recordNo} gap={1}>
            <strong>{titleOf(record)}</strong>
            <RecordLines record={record} />
            <Button
              size="small"
              variant="outline"
              aria-label={t('records.withdrawOf', { record: titleOf(record) })}
              onClick={() => setLeaving(record)}
            >
              {t('records.withdraw')}
            </Button>
          </Stack>
        ))}
      </Stack>
      {leaving !== null && (
        <RemoveDialog
          title={t('records.ask')}
          confirmLabel={t('records.withdraw')}
          keepLabel={t('records.keep')}
          removed={t('records.withdrawn')}
          remove={() => withdraw({ orderKey, recordNo: leaving.recordNo })}
          removal={withdrawal}
          onClose={() => setLeaving(null)}
        >
          {titleOf(leaving)}
        </RemoveDialog>
      )}
    </Card>
  );
}
