import { useServerClock } from '@xinglin/api';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { Card, Countdown, PageHero, Stack } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DutyNote } from './duty-note';
import { EmergencyRow } from './emergency-row';

type Look = Pick<ComponentProps<typeof PageHero>, 'tone' | 'scene'>;

const looks: Readonly<Record<OverseasConsult['status'], Look>> = {
  waiting: { tone: 'warning', scene: 'clock' },
  inProgress: { tone: 'brand', scene: 'clinic' },
  done: { tone: 'past', scene: 'rest' },
  cancelled: { tone: 'past', scene: 'rest' },
};

/** How a consultation stands: whom it waits for, and when that ends by itself. */
export function ConsultWaiting({
  consult: { status, duty, until, department },
  onEnd,
}: {
  consult: Pick<OverseasConsult, 'status' | 'duty' | 'until' | 'department'>;
  onEnd: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const clock = useServerClock();
  return (
    <>
      {/* i18n-keys: overseas-consult:status.* overseas-consult:next.* overseas-consult:department.* */}
      <PageHero
        {...looks[status]}
        state={t(`department.${department}`)}
        title={t(`status.${status}`)}
        note={t(`next.${status}`)}
      />
      {(duty !== null || until !== null) && (
        <Card>
          <Stack gap={2}>
            {until !== null && (
              <span>
                {t('detail.until')} <Countdown until={until} {...clock} onEnd={onEnd} />
              </span>
            )}
            {duty !== null && <DutyNote duty={duty} />}
          </Stack>
        </Card>
      )}
      {status === 'waiting' && <EmergencyRow compact />}
    </>
  );
}
