import type { ConsultService } from '@xinglin/gateway-sdk';
import { KeyValueList, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** From here on a promise is told in hours. */
const hour = 60;

/** How soon the first answer comes, in words. */
export function useAnswerWithin(): (
  service: Pick<ConsultService, 'answerWithinMinutes'>,
) => string {
  const { t } = useTranslation('asking');
  return ({ answerWithinMinutes: minutes }) =>
    minutes < hour
      ? t('terms.withinMinutes', { count: minutes })
      : t('terms.withinHours', { count: Math.round(minutes / hour) });
}

/** What the doctor asks who asks least: where that is nothing, the others may ask more. */
export function LowestPrice({ cents }: { cents: number }): ReactElement {
  const { t } = useTranslation('asking');
  return cents === 0 ? <>{t('terms.freeAndUp')}</> : <Price cents={cents} compact from />;
}

/** What a service costs and what is promised for it, before anything is written or paid. */
export function ServiceTerms({
  service,
  isLowest = false,
}: {
  service: ConsultService;
  /** The price is that of the doctor who asks least. */
  isLowest?: boolean;
}): ReactElement {
  const { t } = useTranslation('asking');
  const within = useAnswerWithin();
  const { priceCents, doctor, lastsHours, turns, callMinutes, needsEarlierDiagnosis } = service;
  return (
    <KeyValueList
      items={[
        {
          label: t('terms.price'),
          value: isLowest ? (
            <LowestPrice cents={priceCents} />
          ) : (
            <Price cents={priceCents} compact />
          ),
          strong: true,
        },
        {
          label: t('terms.who'),
          value: t(doctor === 'chosen' ? 'terms.chosen' : 'terms.assigned'),
        },
        { label: t('terms.firstAnswer'), value: within(service) },
        callMinutes === null
          ? {
              label: t('terms.questions'),
              value: turns === null ? t('terms.unlimited') : t('terms.turns', { count: turns }),
            }
          : { label: t('terms.call'), value: t('terms.callMinutes', { count: callMinutes }) },
        { label: t('terms.lasts'), value: t('terms.lastsHours', { count: lastsHours }) },
        ...(needsEarlierDiagnosis
          ? [{ label: t('terms.before'), value: t('terms.earlierDiagnosis') }]
          : []),
        ...(priceCents > 0 || isLowest
          ? [{ label: t('terms.unanswered'), value: t('terms.paidBack') }]
          : []),
      ]}
    />
  );
}
