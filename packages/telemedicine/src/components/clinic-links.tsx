import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands beside the experts: what it is and how it goes, my sessions, the same on a phone. */
export function ClinicLinks(): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <ListGroup>
      <ListLink to={href('consult.remoteConsult')} label={t('remote.about')} />
      <ListLink to={href('telemedicine.guide')} label={t('guide.title')} />
      <ListLink to={href('telemedicine.orderList')} label={t('orderList.title')} />
      <ListLink to={href('telemedicine.onPhone')} label={t('onPhone.title')} />
    </ListGroup>
  );
}
