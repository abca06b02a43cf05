import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatCents, formatDay, formatTimeRange, hospitalTimeZone } from '@xinglin/rules';
import { CheckIcon, DocumentIcon, StepWay, TicketIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is done of a check-up and what comes next: paid, examined, the reports. */
export function CheckUpSteps({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { state, amountCents, createdAt, day, store, people } = order;
  const isExamined = state !== 'booked';
  const ready = people.filter(({ reportReady }) => reportReady).length;
  return (
    <StepWay
      label={t('steps.label')}
      steps={[
        {
          icon: <CheckIcon />,
          title:
            amountCents > 0
              ? t('steps.paid', { amount: formatCents(amountCents, { decimals: 'auto' }) })
              : t('steps.booked'),
          note: formatDay(dayAt(createdAt, hospitalTimeZone), locale),
          state: 'done',
        },
        {
          icon: <TicketIcon />,
          title: t(isExamined ? 'steps.examined' : 'steps.visit'),
          note: isExamined
            ? formatDay(day, locale)
            : formatTimeRange(store.opensAt, store.closesAt),
          state: isExamined ? 'done' : 'now',
        },
        {
          icon: <DocumentIcon />,
          title: t('steps.report'),
          note: isExamined
            ? t('steps.ready', { count: ready, all: people.length })
            : t('steps.reportHere'),
          state: state === 'completed' ? 'done' : isExamined ? 'now' : 'later',
        },
      ]}
    />
  );
}
