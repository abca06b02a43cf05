import type { ValidateVipCardResponse } from '@xinglin/gateway-sdk';
import { Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the card includes a service for the chosen person, how often it still does, or why not. */
export function RightUse({
  right,
}: {
  right: ValidateVipCardResponse['right'];
}): ReactElement | null {
  const { t } = useTranslation('membership');
  if (right === null) return null;
  const { whyNot, left } = right;
  // i18n-keys: membership:rightUse.*
  return <Note>{t(`rightUse.${whyNot ?? 'free'}`, { count: left })}</Note>;
}
