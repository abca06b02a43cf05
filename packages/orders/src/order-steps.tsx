import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Timeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { actorOf } from './order-actor';
import type { OrderStep } from './order-shapes';

interface OrderStepsProps {
  /** Kind of the order, by which its seller is named; the hospital by default. */
  readonly kind?: string | undefined;
  /** Oldest first. */
  readonly history: readonly OrderStep[];
  /** Of the times that are shown, where it is not the portal's own: the hospital's. */
  readonly timeZone?: string | undefined;
}

/** What happened to an order, the latest first. */
export function OrderSteps({ kind, history, timeZone }: OrderStepsProps): ReactElement {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <Timeline
      label={t('steps.title')}
      items={history.toReversed().map((step) => ({
        title: step.stateText,
        // i18n-keys: orders:steps.actor.*
        detail: [t(`steps.actor.${actorOf(step.actor, kind)}`), step.reason]
          .filter(Boolean)
          .join(' · '),
        timeText: formatInstant(step.at, locale, timeZone),
        at: step.at,
      }))}
    />
  );
}
