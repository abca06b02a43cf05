import type { ConsultService } from '@xinglin/gateway-sdk';
import { ActionBar } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerWithin } from './service-terms';

/** The promise, the price and the one act, always in sight below a form of a question. */
export function AskBar({
  service,
  cents,
  children,
}: {
  readonly service: ConsultService;
  /** What is to be paid, with the coupon. */
  readonly cents: number;
  /** The button. */
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('asking');
  const within = useAnswerWithin()(service);
  return (
    <ActionBar
      sticky
      promise={t(service.priceCents > 0 ? 'promise.refund' : 'promise.free', { within })}
      cents={cents}
      compact
    >
      {children}
    </ActionBar>
  );
}
