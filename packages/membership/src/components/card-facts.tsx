import type { VipCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A card: for whom, from when until when, who gave it. */
export function CardFacts({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const { people, seats, days, startsAt, endsAt, companyName } = card;
  const moment = (at: string) => formatInstant(at, locale, hospitalTimeZone);
  return (
    <KeyValueList
      items={[
        {
          label: t('card.people'),
          value:
            people.length === 0 ? t('card.nobody') : people.map(({ name }) => name).join(' · '),
          detail: t('card.seats', { count: seats }),
        },
        startsAt === null || endsAt === null
          ? { label: t('card.valid'), value: t('card.once', { count: days }) }
          : {
              label: t('card.valid'),
              value: t('card.until', { moment: moment(endsAt) }),
              detail: t('card.from', { moment: moment(startsAt) }),
            },
        ...(companyName === null ? [] : [{ label: t('card.company'), value: companyName }]),
      ]}
    />
  );
}
