import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface AskAgainProps {
  /** Requests the outcome of a payment once more. */
  readonly onAsk: () => void;
  /** The request is running. */
  readonly isAsking: boolean;
}

/** Button that requests the outcome of a payment without a notice; `isSecond` beside a button that resumes the payment. */
export function AskAgain({
  onAsk,
  isAsking,
  isSecond = false,
}: AskAgainProps & { readonly isSecond?: boolean }): ReactElement {
  const { t } = useTranslation('orders');
  return (
    <Button block variant={isSecond ? 'outline' : 'primary'} pending={isAsking} onClick={onAsk}>
      {t('pay.askAgain')}
    </Button>
  );
}
