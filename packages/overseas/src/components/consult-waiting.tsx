import { useServerTimeOffset } from '@xinglin/api';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { Card, Countdown, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyRow } from './emergency-row';
import { DutyNote } from './duty-note';

/** How a consultation stands: whom it waits for, and when that ends by itself. */
export function ConsultWaiting({
  consult: { status, duty, until },
  onEnd,
}: {
  consult: Pick<OverseasConsult, 'status' | 'duty' | 'until'>;
  onEnd: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const serverOffsetMs = useServerTimeOffset();
  return (
    // i18n-keys: overseas-consult:status.* overseas-consult:next.*
    <Card title={t(`status.${status}`)}>
      <Stack gap={2}>
        <Note>{t(`next.${status}`)}</Note>
        {status === 'waiting' && <EmergencyRow />}
        {duty !== null && <DutyNote duty={duty} />}
        {until !== null && (
          <span>
            {t('detail.until')}{' '}
            <Countdown until={until} serverOffsetMs={serverOffsetMs} onEnd={onEnd} />
          </span>
        )}
      </Stack>
    </Card>
  );
}
