import { servicePackagesApi } from '@xinglin/api';
import type { PackageUse } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UseCard } from './use-card';

/** A call with who makes it and how far it has come, which is asked for while it is to come. */
export function CallCard({ use }: { use: PackageUse }): ReactElement {
  const { t } = useTranslation('service-packages');
  const isAhead = use.state === 'planned';
  const { currentData } = servicePackagesApi.useCallMeetingQuery(
    { callMeettingId: use.applyNo },
    { skip: !isAhead, pollingInterval: 60_000 },
  );
  return (
    <UseCard use={use}>
      {isAhead && currentData && (
        // i18n-keys: service-packages:call.phase.*
        <p>{t(`call.phase.${currentData.phase}`, { name: currentData.doctorName })}</p>
      )}
    </UseCard>
  );
}
