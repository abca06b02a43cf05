import type { GetVipMemberInfoResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatCents, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { ageGroup, FamilyCard, kinText, SavedSum, type Hue } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation(['membership', 'shared']);
  const locale = useLocale();
  const { cardId, title, people, seats, endsAt } = card;
  const free = seats - people.length;
  return (
    <FamilyCard
      title={title}
      until={
        endsAt === null
          ? ''
          : t('card.until', {
              moment: formatDay(dayAt(endsAt, hospitalTimeZone), locale, { year: true }),
            })
      }
      seatsLabel={t('card.people')}
      seats={people.map(({ patientId, name, gender, age, relation }) => ({
        key: patientId,
        face: { gender, age: ageGroup(age), seed: patientId },
        name,
        relation: kinText({ relation, gender }, t),
      }))}
      add={
        free > 0
          ? {
              to: href('membership.superChooseMember', {}, { cardId }),
              text: t('card.add'),
              note: t('card.free', { count: free }),
            }
          : undefined
      }
    >
      {worth !== null && <Saved worth={worth} />}
    </FamilyCard>
  );
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
