import { Button, Card, NoticeBar, Stack, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { staffApi, useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { DutySwitch } from '../frame/duty-switch';
import { useMe } from '../frame/me';
import { ActForm } from '../parts/act-form';
import { fieldProblem } from '../parts/failure-text';
import type { StaffStore } from '../store';

/** Duty, and the number to which texts of what waits go. */
export function DutyCard(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const toast = useToast();
  const dispatch = useDispatch<StaffStore['dispatch']>();
  const [mobile, setMobile] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call, pending] = useSessionCall();
  const save = async (next: string | null): Promise<void> => {
    setFailure(null);
    const isNumber = next === null || /^1[3-9]\d{9}$/.test(next);
    setProblem(isNumber ? undefined : t('account.mobileWrong'));
    if (!isNumber) return;
    const outcome = await call('set-duty', { isOnDuty: me.isOnDuty, mobile: next });
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      return;
    }
    setMobile('');
    await dispatch(staffApi.util.upsertQueryData('me', undefined, outcome.done));
    toast.show(t(next === null ? 'account.mobileRemoved' : 'account.mobileSaved'), {
      tone: 'success',
    });
  };
  return (
    <Card title={t('account.duty')}>
      <Stack gap={4}>
        <DutySwitch hint={t('account.dutyHint')} />
        {me.isOnDuty && me.mobile === null && (
          <NoticeBar tone="warning">{t('account.noMobile')}</NoticeBar>
        )}
        <ActForm
          submit={t('account.saveMobile')}
          pending={pending}
          failure={failure}
          fields={['mobile']}
          onSubmit={() => void save(mobile.replaceAll(/\s/g, ''))}
          beside={
            me.mobile !== null && (
              <Button variant="text" onClick={() => void save(null)}>
                {t('account.removeMobile', { mobile: me.mobile })}
              </Button>
            )
          }
        >
          <TextField
            label={t('account.mobile')}
            hint={me.mobile === null ? undefined : t('account.mobileNow', { mobile: me.mobile })}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={16}
            value={mobile}
            error={problem ?? fieldProblem(failure, 'mobile')}
            onValueChange={setMobile}
          />
        </ActForm>
      </Stack>
    </Card>
  );
}
