import { useLocale } from '@xinglin/i18n';
import { formatInstant, telemedicineTerms as terms } from '@xinglin/rules';
import { KeyValueList, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface SessionTermsProps {
  /** Left out where a bar shows it. */
  readonly priceCents?: number;
  /** The time that was chosen; what hangs on it is told as a moment then. */
  readonly chosen?: { readonly startsAt: string; readonly timeZone: string } | undefined;
}

const hourMs = 3_600_000;

/** What a session costs, how long it takes, and by when it is paid, given up and prepared. */
export function SessionTerms({ priceCents, chosen }: SessionTermsProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const before = (hours: number): string =>
    chosen === undefined
      ? t('terms.hoursBefore', { hours })
      : t('terms.before', {
          time: formatInstant(
            new Date(Date.parse(chosen.startsAt) - hours * hourMs),
            locale,
            chosen.timeZone,
          ),
        });
  return (
    <KeyValueList
      items={[
        ...(priceCents === undefined
          ? []
          : [{ label: t('terms.price'), value: <Price cents={priceCents} />, strong: true }]),
        { label: t('terms.length'), value: t('terms.minutes', { minutes: terms.sessionMinutes }) },
        {
          label: t('terms.pay'),
          value: t('terms.payWithin', { minutes: terms.payWithinMinutes }),
        },
        { label: t('terms.cancel'), value: before(terms.cancelHoursBefore) },
        { label: t('terms.place'), value: before(terms.placeHoursBefore) },
      ]}
    />
  );
}
