import { ButtonLink, NoticeBar, PhoneIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** When no doctor online is the right one, with the ambulance a tap away. */
export function Emergency(): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <NoticeBar
      tone="warning"
      action={
        <ButtonLink variant="text" size="small" icon={<PhoneIcon />} href="tel:120">
          {t('emergency.call')}
        </ButtonLink>
      }
    >
      {t('emergency.text')}
    </NoticeBar>
  );
}
