import { Card, KeyValueList, NoticeBar, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionCall } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useMe } from '../frame/me';
import { ActForm } from '../parts/act-form';
import { useMoment } from '../parts/moments';
import { PageBody } from '../parts/page-body';
import { RoleChips } from '../parts/role-chips';
import { ChangePassword } from './change-password';
import { DutyCard } from './duty-card';
import { RenewCodes } from './renew-codes';

/** The reader's own account. */
export default function AccountPage(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const moment = useMoment();
  return (
    <PageBody title={t('account.title')} width="reading">
      <Card>
        <KeyValueList
          items={[
            { label: t('common.name'), value: me.name, strong: true },
            { label: t('common.account'), value: me.account },
            { label: t('common.roles'), value: <RoleChips roles={me.roles} /> },
            ...(me.doctor === null
              ? []
              : [
                  {
                    label: t('account.doctor'),
                    value: `${me.doctor.name} · ${me.doctor.title}`,
                    detail: `${me.doctor.hospital} · ${me.doctor.department}`,
                  },
                ]),
            { label: t('account.sessionEnds'), value: moment(me.sessionEndsAt) },
          ]}
        />
      </Card>
      <DutyCard />
      {!me.isSandbox && (
        <>
          <ChangePassword />
          <RenewCodes />
        </>
      )}
      {me.isSandbox && <NoticeBar>{t('account.sandbox')}</NoticeBar>}
      <OtherSessions />
    </PageBody>
  );
}

function OtherSessions(): ReactElement {
  const { t } = useTranslation('staff');
  const [ended, setEnded] = useState<number | null>(null);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [call, pending] = useSessionCall();
  const end = async (): Promise<void> => {
    setFailure(null);
    const outcome = await call('sign-out-elsewhere', {});
    if ('done' in outcome) setEnded(outcome.done.ended);
    else setFailure(outcome.failure);
  };
  return (
    <Card title={t('account.elsewhere')}>
      <ActForm
        submit={t('account.endElsewhere')}
        pending={pending}
        failure={failure}
        tone="danger"
        onSubmit={() => void end()}
      >
        <Stack gap={3}>
          <p>{t('account.elsewhereHint')}</p>
          {ended !== null && (
            <NoticeBar live>
              {ended === 0
                ? t('account.noneElsewhere')
                : t('account.endedElsewhere', { count: ended })}
            </NoticeBar>
          )}
        </Stack>
      </ActForm>
    </Card>
  );
}
