import type { TelemedicineOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is still to be done for a session, and what can be read of it; nothing where there is neither. */
export function SessionWays({ session }: { session: TelemedicineOrder }): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const { orderNo, localDoctor, medicalCase, summary, mayChoosePlace, mayComplete } = session;
  const hasCase = medicalCase !== null || mayComplete;
  if (summary === null && !mayChoosePlace && !hasCase) return null;
  return (
    <ListGroup label={t('ways.label')}>
      {summary !== null && (
        <ListLink
          to={href('telemedicine.summary', {}, { orderNo })}
          label={t('summary.title')}
          value={t('ways.read')}
        />
      )}
      {mayChoosePlace && (
        <ListLink
          to={href('telemedicine.localDoctors', {}, { orderNo })}
          label={t(localDoctor === null ? 'ways.choosePlace' : 'ways.otherPlace')}
          value={localDoctor === null ? t('ways.missing') : localDoctor.name}
        />
      )}
      {hasCase && (
        <ListLink
          to={href('telemedicine.caseInfo', {}, { orderNo })}
          label={t('caseInfo.title')}
          value={t(medicalCase === null ? 'ways.missing' : 'ways.read')}
        />
      )}
    </ListGroup>
  );
}
