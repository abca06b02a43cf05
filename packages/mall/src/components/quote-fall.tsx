import type { Quote } from '@xinglin/gateway-sdk';
import { PriceFall } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface QuoteFallProps {
  readonly quote: Pick<Quote, 'listCents' | 'steps' | 'freightCents' | 'totalCents'>;
  /** What is paid: 到手价 of one thing, 合计 of several, 实付 of an order. */
  readonly totalName: string;
}

/** A quote as a price that comes down in its steps. */
export function QuoteFall({ quote, totalName }: QuoteFallProps): ReactElement {
  const { t } = useTranslation('mall');
  const { listCents, steps, freightCents, totalCents } = quote;
  return (
    <PriceFall
      label={t('goods.fall')}
      list={{ name: t('goods.listPrice'), cents: listCents }}
      steps={steps.map(({ kind, label, cents }) => ({ kind, name: label, cents }))}
      total={{
        name: freightCents === 0 ? t('goods.withoutFreight', { name: totalName }) : totalName,
        cents: totalCents,
      }}
    />
  );
}
