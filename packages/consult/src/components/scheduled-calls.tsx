import { consultApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/ask-ways';

/** The agreed moments at which doctors call, the next one first; nothing where there are none. */
export function ScheduledCalls(): ReactElement | null {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { currentData } = consultApi.useListScheduleCasesQuery(undefined);
  if (currentData === undefined || currentData.items.length === 0) return null;
  return (
    <ListGroup label={t('list.scheduled')} showLabel>
      {currentData.items.map(({ orderKey, startsAt, timeZone, title, patientName, doctor }) => (
        <ListLink
          key={orderKey}
          to={orderHref(orderKey)}
          label={formatInstant(startsAt, locale, timeZone)}
          description={t('list.scheduledCall', { kind: title, patient: patientName })}
          value={doctor?.name}
        />
      ))}
    </ListGroup>
  );
}
