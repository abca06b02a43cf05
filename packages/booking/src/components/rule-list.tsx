import type { BookingRules } from '@xinglin/gateway-sdk';
import { formatZone, hospitalTimeZone } from '@xinglin/rules';
import { usePageTime } from '@xinglin/api';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What the rules of a hospital come to, in the order in which a person meets them. */
export function RuleList({ rules }: { rules: BookingRules }): ReactElement {
  const { t } = useTranslation('entries');
  const now = usePageTime();
  const parts = [
    {
      title: t('rule.before'),
      texts: [
        t('rule.opens', { time: rules.releaseTime, count: rules.windowDays }),
        t('rule.closes', { count: rules.closeMinutesBefore }),
        t('rule.most', { count: rules.maxOpenPerPatient }),
        t('rule.oneADay'),
      ],
    },
    { title: t('rule.paying'), texts: [t('rule.payWithin', { count: rules.payWithinMinutes })] },
    {
      title: t('rule.cancelling'),
      texts: [
        rules.cancelDaysBefore === 0
          ? t('rule.cancelOnDay', { time: rules.cancelUntil })
          : t('rule.cancel', { count: rules.cancelDaysBefore, time: rules.cancelUntil }),
        t('rule.missed', {
          count: rules.noShowLimit,
          window: rules.noShowWindowDays,
          suspend: rules.suspendDays,
        }),
      ],
    },
    { title: t('rule.bring'), texts: rules.bring },
  ];
  return (
    <>
      {parts
        .filter(({ texts }) => texts.length > 0)
        .map(({ title, texts }, index) => (
          <Card
            key={title}
            title={title}
            aside={
              index === 0
                ? rules.timeZone === hospitalTimeZone
                  ? t('rule.beijingTime')
                  : formatZone(now, rules.timeZone)
                : undefined
            }
          >
            <Prose>
              <ul>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Prose>
          </Card>
        ))}
    </>
  );
}
