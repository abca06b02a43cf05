import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { useRemainingSeconds } from '../display/use-remaining-seconds';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './code-field.module.css';
import { FieldFrame, useFieldWiring } from './field-frame';
import field from './field.module.css';
import type { CodeFieldProps } from './props';
import { useEarlyInput } from './use-early-input';

/** A 6-digit code by SMS; see {@link CodeFieldProps}. */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { id, label, hint, error, optional, name, value, onValueChange, onRequestCode } = props;
  const {
    requestPending = false,
    requestDisabled = false,
    requested = false,
    resendAt,
    serverOffsetMs = 0,
  } = props;
  const { t } = useTranslation('ui');
  const wiring = useFieldWiring({ id, hint, error });
  // Longer than six on purpose: a pasted "123 456" or a whole SMS line still gives its digits.
  const type = (text: string): void => onValueChange(text.replace(/\D/g, '').slice(0, 6));
  const reference = useEarlyInput<HTMLInputElement>((control) => {
    if (control.value !== value) type(control.value);
  });
  const seconds = useRemainingSeconds(resendAt, serverOffsetMs) ?? 0;
  const waiting = seconds > 0;
  const mayAsk = !waiting && !requestDisabled;
  const text = waiting
    ? t('codeWait', { seconds })
    : requested || resendAt !== undefined
      ? t('codeAgain')
      : t('codeGet');
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <div className={field['box']}>
        <input
          {...wiring.control}
          ref={reference}
          className={field['control']}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={12}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div className={styles['ask']}>
          {/* aria-disabled keeps the focus on the button while the code is being sent. */}
          <Button
            variant="text"
            size="small"
            pending={requestPending}
            aria-disabled={mayAsk ? undefined : true}
            onClick={() => {
              if (mayAsk) onRequestCode();
            }}
          >
            {text}
          </Button>
          <VisuallyHidden live>
            {resendAt !== undefined && !waiting ? t('codeWaitDone') : ''}
          </VisuallyHidden>
        </div>
      </div>
    </FieldFrame>
  );
}
