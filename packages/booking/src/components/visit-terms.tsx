import type { BookingTerm } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Card, KeyValueList, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Terms that are a moment or a number beside a label. */
const inFigures = [
  'bookBefore',
  'payBefore',
  'cancelBefore',
  'cancelFree',
  'reschedule',
  'moreOpen',
] as const;

/** Terms that are a sentence. The fee stands above, and what speaks against the visit is told as a refusal. */
const inWords = [
  'cancelOver',
  'insuranceAtCounter',
  'selfPayOnly',
  'firstVisitClinic',
  'oneADay',
  'missesLeft',
  'missSuspends',
  'imageCode',
  'mobileCode',
  'hospitalAnswers',
] as const;

/** The hospital's rules as they are for this visit and patient: moments and numbers, in the hospital's time. */
export function VisitTerms({
  terms,
  timeZone,
}: {
  terms: readonly BookingTerm[];
  timeZone: string;
}): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const named = (name: BookingTerm['name']) => terms.find((term) => term.name === name);
  const moment = (at: string | null) => (at === null ? '' : formatInstant(at, locale, timeZone));
  return (
    <Card title={t('terms.title')} titleLevel={3}>
      <Stack gap={2}>
        <KeyValueList
          items={inFigures.flatMap((name) => {
            const term = named(name);
            if (!term) return [];
            const value =
              term.count === null ? moment(term.at) : t('terms.times', { count: term.count });
            return {
              label: t(`terms.figure.${name}`) /* i18n-keys: booking:terms.figure.* */,
              value,
            };
          })}
        />
        {inWords.map((name) => {
          const term = named(name);
          if (!term) return null;
          return (
            <Note key={name}>
              {
                t(`terms.word.${name}`, {
                  moment: moment(term.at),
                  count: term.count ?? 0,
                }) /* i18n-keys: booking:terms.word.* */
              }
            </Note>
          );
        })}
      </Stack>
    </Card>
  );
}
