import type { PostingAddress } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { addressLine } from '@xinglin/rules';
import { AddIcon, AddressCard, ButtonLink, Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The address that was chosen on the way here, else the default one; undefined where there is none. */
export function chosenAddress(
  addresses: readonly PostingAddress[],
  addressId: string | null,
): PostingAddress | undefined {
  return (
    addresses.find((one) => one.addressId === addressId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0]
  );
}

interface AddressChoiceProps {
  readonly addresses: readonly PostingAddress[];
  readonly chosen: PostingAddress | undefined;
  /** Where a choice leads back to; it then names the address as `addressId`. */
  readonly backTo: string;
}

/** Where an order is sent to: the chosen address, which leads to another one, or the way to a first one. */
export function AddressChoice({ addresses, chosen, backTo }: AddressChoiceProps): ReactElement {
  const { t } = useTranslation('orders');
  if (chosen === undefined)
    return (
      <Card title={t('address.title')}>
        <Note>{t('address.none')}</Note>
        <ButtonLink
          block
          variant="outline"
          icon={<AddIcon />}
          to={href('account.addressAdd', {}, { backurl: backTo })}
        >
          {t('address.add')}
        </ButtonLink>
      </Card>
    );
  return (
    <AddressCard
      to={href('account.addressList', {}, { backurl: backTo })}
      name={chosen.name}
      phoneText={chosen.mobile}
      addressText={addressLine(chosen)}
      isDefault={chosen.isDefault && addresses.length > 1}
    />
  );
}
