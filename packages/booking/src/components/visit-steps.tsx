import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatCents, formatDay, formatTimeRange } from '@xinglin/rules';
import { CheckIcon, StepWay, StethoscopeIcon, TicketIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { arriveBy } from '../model/visit';

/** What is done, what comes next on the day, and when the doctor sees the patient. */
export function VisitSteps({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const { ahead, feeCents, createdAt, timeZone, status } = order;
  const isThere = status === 'checkedIn';
  return (
    <StepWay
      label={t('order.steps.label')}
      steps={[
        {
          icon: <CheckIcon />,
          title:
            feeCents > 0
              ? t('order.steps.paid', { amount: formatCents(feeCents, { decimals: 'auto' }) })
              : t('order.steps.booked'),
          note: formatDay(dayAt(createdAt, timeZone), locale),
          state: 'done',
        },
        {
          icon: <TicketIcon />,
          title: isThere
            ? t('order.steps.collected')
            : t('order.steps.arrive', { time: arriveBy(order) }),
          note: isThere ? undefined : t('order.steps.collect'),
          state: isThere ? 'done' : 'now',
        },
        {
          icon: <StethoscopeIcon />,
          title: formatTimeRange(order.startTime, order.endTime),
          note:
            ahead === null
              ? t('order.steps.seen')
              : ahead === 0
                ? t('order.steps.first')
                : t('order.steps.ahead', { count: ahead }),
          state: isThere ? 'now' : 'later',
        },
      ]}
    />
  );
}
