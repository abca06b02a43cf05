import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface AskAgainProps {
  /** Asks once more for the outcome of a payment. */
  readonly onAsk: () => void;
  /** The outcome is being asked for. */
  readonly isAsking: boolean;
}

/** Asks for the outcome of a payment that no notice has come for; `isSecond` beside a button that resumes the payment. */
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
