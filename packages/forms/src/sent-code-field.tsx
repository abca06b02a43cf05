import { unreachable, type QueryFailure } from '@xinglin/api';
import { CodeField } from '@xinglin/ui';
import { useRef, type ReactElement } from 'react';
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
  /** Shows what is wrong with what was typed; answers whom a code is sent to, null where it may not be. `to` if absent. */
  recipient?: () => Promise<string | null>;
  onFailure: (failure: QueryFailure | undefined) => void;
}

/**
 * The field of a code that the gateway sends, with the button that asks for one and the wait until the next. The focus
 * goes to the field once a code was sent.
 */
export function SentCodeField({
  code,
  to,
  recipient,
  onFailure,
  ...field
}: SentCodeFieldProps): ReactElement {
  const wait = code.waitOf(to);
  // A second tap while the rules are on their way asks for nothing more.
  const isReading = useRef(false);
  const read = async (): Promise<string | null> => {
    if (recipient === undefined) return to;
    isReading.current = true;
    return recipient().finally(() => (isReading.current = false));
  };
  const request = async () => {
    if (isReading.current) return;
    let number: string | null;
    try {
      number = await read();
    } catch {
      return onFailure(unreachable());
    }
    if (number === null) return;
    const failure = await code.request(number);
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
