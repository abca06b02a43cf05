import { Card, SwitchField, useHydrated } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { agreesToUsage, keepUsage } from '../model/usage-consent';

/** Whether this device may tell how the portal is used: only once the person says so. */
export function UsageCard(): ReactElement {
  const { t } = useTranslation('centre');
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const kept = isHydrated && agreesToUsage(window);
  return (
    <Card title={t('profilePrivacy.usage')}>
      <SwitchField
        label={t('profilePrivacy.usageSwitch')}
        hint={t('profilePrivacy.usageHint')}
        checked={chosen ?? kept}
        onCheckedChange={(agrees) => {
          keepUsage(agrees, window);
          setChosen(agrees);
        }}
      />
    </Card>
  );
}
