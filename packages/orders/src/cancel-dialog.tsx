import { failureMessage, type QueryFailure } from '@xinglin/api';
import { ConfirmDialog, NoticeBar, RadioGroup, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CancelDialogProps<Done> {
  readonly title: string;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  /** What is cancelled, and what becomes of the money: said before it is done. */
  readonly children: ReactNode;
  /** Why, in the reader's words; none is chosen, and none has to be. */
  readonly reasons: readonly string[];
  /** Cancels it; answers no data where it was refused. */
  readonly cancel: (why: { readonly reason?: string }) => PromiseLike<{
    readonly data?: Done | undefined;
  }>;
  /** What is said once it is done. */
  readonly done: string | ((done: Done) => string);
  /** How that stands. */
  readonly cancelling: { readonly isLoading: boolean; readonly error?: QueryFailure | undefined };
  readonly onClose: () => void;
}

/** Asks before an order is cancelled, cancels it and says so; a refusal is told where it was asked. */
export function CancelDialog<Done>({
  children,
  reasons,
  cancel,
  done,
  cancelling: { isLoading, error },
  onClose,
  ...texts
}: CancelDialogProps<Done>): ReactElement {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const [reason, setReason] = useState<string>();

  const confirm = async () => {
    const { data } = await cancel({ ...(reason !== undefined && { reason }) });
    // A refusal stays in the dialog; the order behind it is fetched anew and tells its state.
    if (data === undefined) return;
    toast.show(typeof done === 'string' ? done : done(data), { tone: 'success' });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      {...texts}
      tone="danger"
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack>
        {children}
        <RadioGroup
          name="cancelReason"
          label={t('cancel.reason')}
          layout="inline"
          value={reason ?? ''}
          onValueChange={setReason}
          options={reasons.map((text) => ({ value: text, label: text }))}
        />
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
