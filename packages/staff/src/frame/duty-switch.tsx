import { SwitchField, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { staffApi, useSessionCall } from '../api/staff-api';
import { useFailureText } from '../parts/failure-text';
import type { StaffStore } from '../store';
import { useMe } from './me';

/** Whether the reader is on duty: texts of what waits go to their number then. */
export function DutySwitch({ hint }: { hint?: string | undefined }): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const toast = useToast();
  const describe = useFailureText();
  const dispatch = useDispatch<StaffStore['dispatch']>();
  const [call, pending] = useSessionCall();
  const change = async (isOnDuty: boolean): Promise<void> => {
    const outcome = await call('set-duty', { isOnDuty });
    if ('failure' in outcome) {
      toast.show(describe(outcome.failure), { tone: 'error' });
      return;
    }
    await dispatch(staffApi.util.upsertQueryData('me', undefined, outcome.done));
    toast.show(t(isOnDuty ? 'frame.onDutyNow' : 'frame.offDutyNow'), { tone: 'success' });
  };
  return (
    <SwitchField
      label={t('frame.duty')}
      hint={hint}
      checked={me.isOnDuty}
      pending={pending}
      onCheckedChange={(isOnDuty) => void change(isOnDuty)}
    />
  );
}
