import { failureMessage, overseasApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Checkbox, ConfirmDialog, NoticeBar, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

interface ActDialogProps {
  readonly act: 'cancel' | 'finish' | 'remove';
  readonly consult: OverseasConsult;
  readonly onClose: () => void;
  /** The consultation is not as it is shown. */
  readonly onStale: () => void;
}

/** Asks before a consultation is cancelled, ended or deleted. */
export default function ConsultActDialog(props: ActDialogProps): ReactElement {
  switch (props.act) {
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'finish':
      return <FinishDialog {...props} />;
    case 'remove':
      return <DeleteDialog {...props} />;
  }
}

function CancelDialog({ consult: { orderKey }, onClose, onStale }: ActDialogProps): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const [cancel, cancelling] = overseasApi.useCancelOverseasConsultMutation();
  return (
    <RemoveDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      removed={t('cancel.done')}
      remove={() => cancel({ orderKey })}
      removal={cancelling}
      onClose={() => {
        // The doctor may have answered meanwhile.
        if (cancelling.isError) onStale();
        onClose();
      }}
    >
      <p>{t('cancel.what')}</p>
    </RemoveDialog>
  );
}

function DeleteDialog({ consult: { orderKey }, onClose }: ActDialogProps): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const [remove, removal] = overseasApi.useDeleteOverseasConsultMutation();
  return (
    <RemoveDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      keepLabel={t('remove.keep')}
      removed={t('remove.done')}
      remove={async () => {
        const answer = await remove({ orderKey });
        if (answer.data) await navigate(href('overseas.consultList'), { replace: true });
        return answer;
      }}
      removal={removal}
      onClose={onClose}
    >
      <p>{t('remove.what')}</p>
    </RemoveDialog>
  );
}

/** Ends it once each medicine was read back with its dose: what was misread is asked about before. */
function FinishDialog({
  consult: { orderKey, medicines },
  onClose,
  onStale,
}: ActDialogProps): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const toast = useToast();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [finish, { isLoading, error }] = overseasApi.useFinishOverseasConsultMutation();
  // By place, as a medicine may be advised in two doses, and by what it says, as the doctor may change it meanwhile.
  const lines = medicines.map(({ name, dose }, place) => ({
    line: `${place} ${name} ${dose}`,
    label: t('finish.medicine', { name, dose }),
  }));
  const isRead = lines.every(({ line }) => read.has(line));
  const confirm = async () => {
    setAsked(true);
    if (!isRead) return;
    const { data } = await finish({ orderKey, readBack: [...medicines] });
    if (data === undefined) return onStale();
    toast.show(t('finish.done'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('finish.title')}
      confirmLabel={t('finish.confirm')}
      keepLabel={t('finish.keep')}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t(medicines.length === 0 ? 'finish.what' : 'finish.readBack')}</p>
        {lines.map(({ line, label }) => (
          <Checkbox
            key={line}
            label={label}
            checked={read.has(line)}
            onCheckedChange={(checked) =>
              setRead((before) => {
                const others = [...before].filter((one) => one !== line);
                return new Set(checked ? [...others, line] : others);
              })
            }
          />
        ))}
        {isAsked && !isRead && (
          <NoticeBar tone="danger" live>
            {t('finish.unread')}
          </NoticeBar>
        )}
        {error !== undefined && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
