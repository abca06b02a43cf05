import type { Quote } from '@xinglin/gateway-sdk';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteFall } from './quote-fall';

interface QuoteCardProps {
  readonly quote: Pick<Quote, 'listCents' | 'steps' | 'freightCents' | 'totalCents' | 'whyNots'>;
  readonly totalName: string;
}

/** How the price of several things comes about: its steps, by what each was, and what would make it less. */
export function QuoteCard({ quote, totalName }: QuoteCardProps): ReactElement {
  const { t } = useTranslation(['mall', 'orders']);
  const reasons = quote.steps.filter(({ reason, cents }) => reason !== '' && cents < 0);
  return (
    <Card title={t('orders:quote.title')}>
      <Stack gap={2}>
        <QuoteFall quote={quote} totalName={totalName} />
        <div>
          {reasons.map(({ label, reason }) => (
            <Note key={label + reason} size="caption">
              {t('quote.used', { label, reason })}
            </Note>
          ))}
          {quote.whyNots.map(({ label, reason }) => (
            <Note key={label + reason} size="caption">
              {t('orders:quote.whyNot', { label, reason })}
            </Note>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
