import type { GetVipMemberInfoResponse } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { SavedSum, type Hue } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldCard } from './held-card';

type Card = NonNullable<GetVipMemberInfoResponse['best']>;
type Worth = NonNullable<GetVipMemberInfoResponse['worth']>;

const hues: Readonly<Record<Worth['kinds'][number]['kind'], Hue>> = {
  consult: 'blue',
  goods: 'green',
  services: 'plum',
  other: 'grey',
};

/** The card in service: for whom, until when, and what it has saved against what it cost. */
export function MyCard({ card, worth }: { card: Card; worth: Worth | null }): ReactElement {
  return <HeldCard card={card}>{worth !== null && <Saved worth={worth} />}</HeldCard>;
}

function Saved({
  worth: { feeCents, savedCents, missingCents, kinds },
}: {
  worth: Worth;
}): ReactElement {
  const { t } = useTranslation('membership');
  const yuan = (cents: number) => formatCents(cents, { decimals: 'auto' });
  const fee = feeCents === null || feeCents === 0 ? null : yuan(feeCents);
  return (
    <SavedSum
      title={t('worth.saved')}
      total={yuan(savedCents)}
      against={
        fee === null
          ? ''
          : missingCents === 0
            ? t('worth.paidBack', { fee })
            : t('worth.missing', { fee, missing: yuan(missingCents) })
      }
      all={{ figure: yuan(savedCents), name: t('worth.all') }}
      parts={kinds.map(({ kind, orders, cents }) => ({
        key: kind,
        hue: hues[kind],
        cents,
        figure: yuan(cents),
        // i18n-keys: membership:worth.kind.*
        name: t(`worth.kind.${kind}`, { count: orders }),
      }))}
    />
  );
}
