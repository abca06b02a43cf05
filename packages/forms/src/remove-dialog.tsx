import { failureMessage, type QueryFailure } from '@xinglin/api';
import { ConfirmDialog, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RemoveDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  /** Said once it is removed. */
  readonly removed: string;
  readonly remove: () => Promise<{ readonly error?: unknown }>;
  /** How that stands. */
  readonly removal: { readonly isLoading: boolean; readonly error?: QueryFailure | undefined };
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is taken away for good, takes it away and says so; a failure is told where it was asked. */
export function RemoveDialog({
  title,
  confirmLabel,
  keepLabel,
  removed,
  remove,
  removal: { isLoading, error },
  onClose,
  children,
}: RemoveDialogProps): ReactElement {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = async () => {
    const result = await remove();
    if (result.error !== undefined) return;
    toast.show(removed, { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      keepLabel={keepLabel}
      tone="danger"
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
      {error !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </ConfirmDialog>
  );
}
