import { membershipApi } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatsForm } from './seats-form';

/** Activates a card for people of the family. */
export function ActivateForm({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const [activate] = membershipApi.useActiveVipCardMutation();
  const { cardId } = card;
  return (
    <SeatsForm
      card={card}
      submitLabel={t('superActivate.send')}
      send={(patientIds) => activate({ cardId, patientIds })}
      doneTo={href('membership.superActivateResult', {}, { cardId })}
    />
  );
}
