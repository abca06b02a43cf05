import { AddressCode, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A QR code of an address, and a link to it for who holds the phone on which it is shown.
 * @param text an address; within the portal where it begins with a slash.
 */
export function CodePicture({ text, label }: { text: string; label: string }): ReactElement {
  const { t } = useTranslation('introductions');
  const isInside = text.startsWith('/');
  return (
    <>
      <AddressCode address={text} label={label} />
      <ButtonLink block {...(isInside ? { to: text } : { href: text })}>
        {t('groupChatCode.open')}
      </ButtonLink>
    </>
  );
}
