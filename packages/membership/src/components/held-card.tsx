import type { VipCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { ageGroup, FamilyCard, kinText, type FamilyCardProps } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A card of the account with the faces that it is for, and how long it is valid. */
export function HeldCard({
  card: { title, state, days, seats, people, startsAt, endsAt },
  add,
  children,
}: { card: VipCard } & Pick<FamilyCardProps, 'add' | 'children'>): ReactElement {
  const { t } = useTranslation(['membership', 'shared']);
  const locale = useLocale();
  const day = (at: string) => formatDay(dayAt(at, hospitalTimeZone), locale, { year: true });
  const term =
    state === 'upcoming' && startsAt !== null
      ? t('card.from', { moment: day(startsAt) })
      : endsAt === null
        ? t('card.once', { count: days })
        : t('card.until', { moment: day(endsAt) });
  return (
    <FamilyCard
      title={title}
      // i18n-keys: membership:card.state.*
      until={state === 'ended' ? t('card.state.ended') : term}
      seatsLabel={t('card.people')}
      seats={people.map(({ patientId, name, gender, age, relation }) => ({
        key: patientId,
        face: { gender, age: ageGroup(age), seed: patientId },
        name,
        relation: kinText({ relation, gender }, t),
      }))}
      empty={add === undefined ? seats - people.length : 0}
      add={add}
    >
      {children}
    </FamilyCard>
  );
}
