import type { QueryFailure } from '@xinglin/api';
import { CodeField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import type { SentCode } from './use-sent-code';

interface SentCodeFieldProps {
  id: string;
  label: string;
  /** How codes are asked for. */
  code: SentCode;
  /** Whom one is sent to, as the gateway writes it. */
  to: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  /** Shows what is wrong with `to`; answers whether a code may be asked for. */
  mayRequest?: () => boolean;
  onFailure: (failure: QueryFailure | undefined) => void;
}

/**
 * The field of a code that the gateway sends, with the button that asks for one and the wait until the next. The focus
 * goes to the field once a code was sent.
 */
export function SentCodeField({
  code,
  to,
  mayRequest,
  onFailure,
  ...field
}: SentCodeFieldProps): ReactElement {
  const wait = code.waitOf(to);
  const request = async () => {
    if (mayRequest?.() === false) return;
    const failure = await code.request(to);
    if (failure !== null) return onFailure(failure);
    // What the person has to do next; the phone offers there what it was sent.
    document.getElementById(field.id)?.focus();
  };
  return (
    <>
      <CodeField
        {...field}
        hint={wait?.sentText}
        onRequestCode={() => void request()}
        requestPending={code.isRequesting}
        resendAt={wait?.resendAt}
        serverOffsetMs={code.serverOffsetMs}
      />
      {code.check}
    </>
  );
}
