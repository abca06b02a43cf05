import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What to do without an earlier prescription: ask a doctor, or see one. */
export function OtherWays(): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <ListGroup label={t('other.title')} showLabel>
      <ListLink
        label={t('other.consult')}
        description={t('other.consultHint')}
        to={href('consult.portal')}
      />
      <ListLink
        label={t('other.prescribers')}
        description={t('other.prescribersHint')}
        to={href('renewals.prescribers')}
      />
      <ListLink
        label={t('other.visit')}
        description={t('other.visitHint')}
        to={href('booking.hospitalList')}
      />
      <ListLink label={t('entry.title')} to={href('renewals.entry')} />
    </ListGroup>
  );
}
