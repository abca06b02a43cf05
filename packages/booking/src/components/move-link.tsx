import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWays } from './use-ways';

/** The way to another time of the same doctor, with the order that is to be moved. */
export default function MoveLink({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const { orderNo, doctorId, hospitalId } = order;
  return (
    <ButtonLink
      variant="outline"
      size="medium"
      to={useWays().times(doctorId, { hospitalId, orderNo })}
    >
      {t('action.move')}
    </ButtonLink>
  );
}
