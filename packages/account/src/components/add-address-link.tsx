import { href } from '@xinglin/routes';
import { addressLimit } from '@xinglin/rules';
import { AddIcon, ButtonLink, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface AddAddressLinkProps {
  /** How many there are already. */
  count: number;
  /** Where the new address leads back to. */
  backTo: string;
}

/** The way to one more address, or why there is none. */
export function AddAddressLink({ count, backTo }: AddAddressLinkProps): ReactElement {
  const { t } = useTranslation('contacts');
  if (count >= addressLimit) return <Note>{t('address.full', { count: addressLimit })}</Note>;
  return (
    <ButtonLink block icon={<AddIcon />} to={href('account.addressAdd', {}, { backurl: backTo })}>
      {t('addressAdd.title')}
    </ButtonLink>
  );
}
