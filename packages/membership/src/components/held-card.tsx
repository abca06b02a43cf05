import type { VipCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { ageGroup, FamilyCard, kinText, type FamilyCardProps } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A card of the account with the faces that it is for, and how long it is valid. */
export function HeldCard({
  card: { cardId, title, state, days, seats, people, startsAt, endsAt },
  children,
}: { card: VipCard } & Pick<FamilyCardProps, 'children'>): ReactElement {
  const { t } = useTranslation(['membership', 'shared']);
  const locale = useLocale();
  const day = (at: string) => formatDay(dayAt(at, hospitalTimeZone), locale, { year: true });
  const free = seats - people.length;
  const isActivated = state === 'inService' || state === 'upcoming';
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
      empty={isActivated ? 0 : free}
      add={
        isActivated && free > 0
          ? {
              to: href('membership.superChooseMember', {}, { cardId }),
              text: t('card.add'),
              note: t('card.free', { count: free }),
            }
          : undefined
      }
    >
      {children}
    </FamilyCard>
  );
}
