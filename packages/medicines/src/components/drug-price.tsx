import type { Quote } from '@xinglin/gateway-sdk';
import { Card, Note, PriceFall } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface DrugPriceProps {
  readonly quote: Pick<Quote, 'listCents' | 'steps' | 'freightCents' | 'totalCents'>;
  /** What is paid: 应付, 实付. */
  readonly totalName: string;
}

/** How the price of medicines comes about; its columns add up. */
export function DrugPrice({ quote, totalName }: DrugPriceProps): ReactElement {
  const { t } = useTranslation('medicines');
  const { listCents, steps, totalCents } = quote;
  const reasons = steps.filter(({ reason }) => reason !== '');
  return (
    <Card title={t('price.title')}>
      <PriceFall
        label={t('price.title')}
        list={{ name: t('price.medicines'), cents: listCents }}
        steps={steps.map(({ kind, label, cents }) => ({ kind, name: label, cents }))}
        total={{ name: totalName, cents: totalCents }}
      />
      {reasons.map(({ label, reason }) => (
        <Note key={label} size="caption">
          {t('price.reason', { label, reason })}
        </Note>
      ))}
      <Note size="caption">{t('price.selfPaid')}</Note>
    </Card>
  );
}
