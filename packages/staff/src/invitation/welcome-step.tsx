import { Button, KeyValueList, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../parts/moments';
import { RoleChips } from '../parts/role-chips';
import type { OpenedInvitation as Opened } from '../api/shapes';

/** Whom the invitation is for, so that no one sets up the account of another. */
export function WelcomeStep({
  opened,
  onNext,
}: {
  opened: Opened;
  onNext: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  return (
    <Stack gap={4}>
      <Note>{t('invitation.step', { step: 1, of: 3 })}</Note>
      <KeyValueList
        items={[
          { label: t('common.name'), value: opened.name, strong: true },
          { label: t('common.account'), value: opened.account },
          { label: t('common.roles'), value: <RoleChips roles={opened.roles} /> },
          { label: t('invitation.expires'), value: moment(opened.expiresAt) },
        ]}
      />
      <Note>{t('invitation.notYou')}</Note>
      <Button block onClick={onNext}>
        {t('invitation.begin')}
      </Button>
    </Stack>
  );
}
