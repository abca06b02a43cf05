import { consultApi, failureMessage } from '@xinglin/api';
import { Button, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the account wants nothing more of a doctor, and lets it be undone. */
export function ShieldedNotice({ doctorId }: { readonly doctorId: string }): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <NoticeBar tone="warning" action={<Unshield doctorId={doctorId} />}>
      {t('shield.notice')}
    </NoticeBar>
  );
}

/** The button that takes it back. */
export function Unshield({
  doctorId,
  name,
}: {
  readonly doctorId: string;
  /** Where it is one of several. */
  readonly name?: string;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const [remove, { isLoading }] = consultApi.useRemoveDoctorBlockMutation();
  const undo = async () => {
    const { error } = await remove({ doctorId });
    if (error === undefined) toast.show(t('shield.undone'), { tone: 'success' });
    else toast.show(failureMessage(error, t), { tone: 'error' });
  };
  return (
    <Button
      variant="text"
      size="small"
      pending={isLoading}
      aria-label={name && t('shield.undoNamed', { name })}
      onClick={() => void undo()}
    >
      {t('shield.undo')}
    </Button>
  );
}
