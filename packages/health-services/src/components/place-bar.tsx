import type { HealthOrganisation } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, PhoneIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The bar of an organisation: a visit is arranged by telephone in its hours; who was there says how it was. */
export function PlaceBar({
  found: { orgCode, phone, hours },
}: {
  found: HealthOrganisation;
}): ReactElement {
  const { t } = useTranslation('health-services');
  return (
    <ActionBar promise={t('place.callHours', { phone, hours })}>
      <ButtonLink variant="outline" to={href('health-services.comment', {}, { orgCode })}>
        {t('place.comment')}
      </ButtonLink>
      <ButtonLink icon={<PhoneIcon />} href={`tel:${phone}`}>
        {t('place.call')}
      </ButtonLink>
    </ActionBar>
  );
}
