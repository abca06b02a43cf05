import { isSessionOver, failureMessage, type QueryFailure } from '@xinglin/api';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { ConfirmDialog, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  /** What it means to leave. */
  readonly what: string;
  /** Tells the gateway. */
  readonly leave: () => Promise<{ readonly error?: QueryFailure | undefined }>;
  readonly onClose: () => void;
}

/** Asks before a person leaves this device for good: nothing of them stays on it. */
export function LeaveDialog(props: LeaveDialogProps): ReactElement {
  const { what, leave, ...dialog } = props;
  const { t } = useTranslation('account');
  const [state, setState] = useState<Awaited<ReturnType<typeof leave>> | 'leaving'>({});

  const confirm = async () => {
    setState('leaving');
    const result = await leave();
    if (result.error !== undefined && !isSessionOver(result.error)) {
      setState(result);
      return;
    }
    // A full load drops the store with everything that was fetched for the person. It begins before anything is
    // waited for: where the answer was that the session is over, the frame is already leading to sign-in.
    window.location.replace(href('directory.home'));
    await forgetPerson(window);
  };

  return (
    <ConfirmDialog
      open
      {...dialog}
      tone="danger"
      pending={state === 'leaving'}
      onConfirm={() => void confirm()}
    >
      <p>{what}</p>
      {state !== 'leaving' && state.error !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(state.error, t)}
        </NoticeBar>
      )}
    </ConfirmDialog>
  );
}
