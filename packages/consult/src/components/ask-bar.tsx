import type { ConsultOffer, ConsultService } from '@xinglin/gateway-sdk';
import { ActionBar } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerWithin } from './service-terms';

/** The promise, the price and the one act, always in sight below a form of a question. */
export function AskBar({
  service,
  cents,
  right = null,
  children,
}: {
  readonly service: ConsultService;
  /** What is to be paid, with the coupon. */
  readonly cents: number;
  /** The right of a card that makes it free; null for none. */
  readonly right?: ConsultOffer['right'];
  /** The button. */
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('asking');
  const within = useAnswerWithin()(service);
  return (
    <ActionBar
      sticky
      promise={
        right === null
          ? t(service.priceCents > 0 ? 'promise.refund' : 'promise.free', { within })
          : t('promise.right', { within, count: right.left })
      }
      cents={cents}
      listCents={right === null ? undefined : service.priceCents}
      compact
    >
      {children}
    </ActionBar>
  );
}
