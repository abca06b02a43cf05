import type { Quote } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card, KeyValueList, Note, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface QuoteLinesProps {
  readonly quote: Pick<Quote, 'listCents' | 'steps' | 'totalCents' | 'whyNots'>;
  /** What the price before all steps is called; that of goods when left out. */
  readonly listLabel?: string | undefined;
  /** What the sum is called: what is to be paid, or what was. */
  readonly totalLabel: string;
  /** Steps that are offered somewhere else on the page, such as the way to a coupon. */
  readonly title?: string | undefined;
}

/** A price that explains itself: what the things cost, each step with its reason, what did not apply and why, and the sum. */
export function QuoteLines({ quote, listLabel, totalLabel, title }: QuoteLinesProps): ReactElement {
  const { t } = useTranslation('orders');
  return (
    <Card title={title ?? t('quote.title')}>
      <KeyValueList
        items={[
          {
            label: listLabel ?? t('quote.list'),
            value: <Price cents={quote.listCents} tone="plain" />,
          },
          ...quote.steps.map(({ label, reason, cents }) => ({
            label,
            value: signed(cents),
            detail: reason === '' ? undefined : reason,
          })),
          {
            label: totalLabel,
            value: quote.totalCents === 0 ? t('pay.free') : <Price cents={quote.totalCents} />,
            strong: true,
          },
        ]}
      />
      {quote.whyNots.map(({ label, reason }) => (
        <Note key={label + reason}>{t('quote.whyNot', { label, reason })}</Note>
      ))}
    </Card>
  );
}

/** What is taken off has its sign, as what is added has. */
const signed = (cents: number): string =>
  cents < 0 ? `−${formatCents(-cents)}` : `+${formatCents(cents)}`;
