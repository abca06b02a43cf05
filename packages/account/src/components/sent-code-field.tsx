import type { QueryFailure } from '@xinglin/api';
import { CodeField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { useCodeBy } from './use-code';

interface SentCodeFieldProps {
  id: string;
  /** How codes are asked for. */
  code: ReturnType<typeof useCodeBy>;
  /** Whom one is sent to, as the gateway writes it. */
  to: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  /** Shows what is wrong with `to`; answers whether a code may be asked for. */
  mayRequest?: () => boolean;
  onFailure: (failure: QueryFailure) => void;
}

/** The field of a code that the gateway sends, with the button that asks for one and the wait until the next. */
export function SentCodeField({
  code,
  to,
  mayRequest,
  onFailure,
  ...field
}: SentCodeFieldProps): ReactElement {
  const { t } = useTranslation('account');
  const wait = code.waitOf(to);
  const request = async () => {
    if (mayRequest?.() === false) return;
    const failure = await code.request(to);
    if (failure) onFailure(failure);
  };
  return (
    <>
      <CodeField
        {...field}
        label={t('field.code')}
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
