import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface AskAgainProps {
  /** Asks once more what came of a payment. */
  readonly onAsk: () => void;
  /** That is being asked. */
  readonly isAsking: boolean;
}

/** What a person can do whose payment no notice has come for: ask again, never pay again. */
export function AskAgain({ onAsk, isAsking }: AskAgainProps): ReactElement {
  const { t } = useTranslation('orders');
  return (
    <Button block pending={isAsking} onClick={onAsk}>
      {t('pay.askAgain')}
    </Button>
  );
}
