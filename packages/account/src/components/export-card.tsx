import { failureMessage, patientsApi, privacyApi } from '@xinglin/api';
import {
  Button,
  Card,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  NoticeBar,
  SelectField,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from './use-day';

/** While a copy is being made, its state is asked for this often. */
const pollMs = 2000;

/** Copies of one's data: everything, or one family member as a patient summary. */
export function ExportCard(): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  const [isWaiting, setIsWaiting] = useState(false);
  const [chosen, setChosen] = useState('');
  const patients = patientsApi.useListPatientsQuery();
  const copies = privacyApi.useListDataExportsQuery(undefined, {
    pollingInterval: isWaiting ? pollMs : 0,
  });
  const [request, { isLoading, error }] = privacyApi.useRequestDataExportMutation();
  const isPreparing = copies.currentData?.items.some(({ state }) => state === 'preparing') ?? false;
  if (isPreparing !== isWaiting) setIsWaiting(isPreparing);

  return (
    <Loaded query={joinQueries(patients, copies)} skeleton={<SkeletonList count={1} />}>
      {([family, { items }]) => (
        <>
          <Card title={t('export.title')}>
            <Stack gap={4}>
              <Note>{t('export.what')}</Note>
              {error && !isLoading && (
                <NoticeBar tone="danger" live>
                  {failureMessage(error, t)}
                </NoticeBar>
              )}
              <SelectField
                label={t('export.of')}
                value={chosen}
                onValueChange={setChosen}
                options={[
                  { value: '', label: t('export.everything') },
                  ...family.items.map(({ patientId, name }) => ({
                    value: patientId,
                    label: t('export.summary', { name }),
                  })),
                ]}
              />
              <Button
                block
                pending={isLoading || isPreparing}
                pendingLabel={t('export.preparing')}
                onClick={() =>
                  void request(
                    chosen === '' ? { format: 'json' } : { format: 'fhir', patientId: chosen },
                  )
                }
              >
                {t('export.make')}
              </Button>
            </Stack>
          </Card>
          {items.some(({ url }) => url !== null) && (
            <ListGroup label={t('export.ready')} showLabel>
              {items.map(({ exportId, patientName, url, expiresAt, requestedAt }) =>
                url === null || expiresAt === null ? null : (
                  <ListLink
                    key={exportId}
                    label={
                      patientName === null
                        ? t('export.everything')
                        : t('export.summary', { name: patientName })
                    }
                    description={t('export.until', {
                      day: day(requestedAt),
                      until: day(expiresAt),
                    })}
                    value={t('export.fetch')}
                    href={`/gateway${url}`}
                  />
                ),
              )}
            </ListGroup>
          )}
        </>
      )}
    </Loaded>
  );
}
