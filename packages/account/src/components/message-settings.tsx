import { failureMessage, favoritesApi } from '@xinglin/api';
import { Card, Loaded, SkeletonRegion, SwitchField, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Which messages the account wants besides those of its own visits. */
export function MessageSettings(): ReactElement {
  const { t } = useTranslation('account');
  const toast = useToast();
  const alert = favoritesApi.useGetShiftAlertQuery();
  const [change, { isLoading }] = favoritesApi.useChangeShiftAlertMutation();
  const turn = async (isOn: boolean) => {
    const answer = await change({ isOn });
    if (answer.error) toast.show(failureMessage(answer.error, t), { tone: 'error' });
  };
  const newShifts = (isOn: boolean): ReactElement => (
    <SwitchField
      label={t('messageSettings.newShifts')}
      hint={t('messageSettings.newShiftsHint')}
      checked={isOn}
      pending={isLoading}
      onCheckedChange={(wanted) => void turn(wanted)}
    />
  );
  return (
    <Card title={t('messageSettings.title')}>
      <Loaded
        query={alert}
        // As high as what follows: the button to sign out stands below, and would move from under a finger.
        skeleton={
          <SkeletonRegion>
            <div inert>{newShifts(false)}</div>
          </SkeletonRegion>
        }
      >
        {({ isOn }) => newShifts(isOn)}
      </Loaded>
    </Card>
  );
}
