import { Button, Dialog, NoticeBar, TextAreaField } from '@xinglin/ui';
import { trimmedText } from '@xinglin/rules';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reason-dialog.module.css';

/** The most characters of a reason. */
const mostCharacters = 200;

/**
 * Explains an act, takes its reason and does it. Usual reasons are chips that fill the field, where they can be changed.
 * What was typed stays when the act fails.
 */
export function ReasonDialog({
  title,
  explained,
  label,
  usual,
  confirm,
  tone = 'primary',
  isOptional = false,
  pending,
  failure,
  onClose,
  onConfirm,
  children,
}: {
  title: string;
  /** What happens then, and who reads the reason. */
  explained: string;
  label: string;
  /** Usual reasons in the reader's language. */
  usual: readonly string[];
  confirm: string;
  tone?: 'primary' | 'danger' | undefined;
  isOptional?: boolean | undefined;
  pending: boolean;
  /** Why the act failed, in words. */
  failure: string | undefined;
  onClose: () => void;
  /** Receives the trimmed reason; it is empty only where it is optional. */
  onConfirm: (reason: string) => void;
  /** Further fields, above the reason. */
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const words = trimmedText(reason);
  const isMissing = words === '' && !isOptional;
  return (
    <Dialog
      open
      title={title}
      onClose={() => !pending && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={() => !pending && onClose()}>
            {t('consult.keep')}
          </Button>
          <Button
            variant={tone}
            pending={pending}
            onClick={() => {
              setIsTried(true);
              if (!isMissing && !pending) onConfirm(words);
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{explained}</p>
        {failure !== undefined && (
          <NoticeBar tone="danger" live>
            {failure}
          </NoticeBar>
        )}
        {children}
        {usual.length > 0 && (
          <div className={styles['chips']}>
            {usual.map((one) => (
              <Button key={one} size="small" variant="outline" onClick={() => setReason(one)}>
                {one}
              </Button>
            ))}
          </div>
        )}
        <TextAreaField
          label={label}
          error={isTried && isMissing ? t('consult.reasonMissing') : undefined}
          optional={isOptional}
          maxLength={mostCharacters}
          rows={3}
          value={reason}
          onValueChange={setReason}
        />
      </div>
    </Dialog>
  );
}
