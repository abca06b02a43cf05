import { addressesApi } from '@xinglin/api';
import type { ListAddressesResponse } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { chosenAddress } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { addressLine } from '@xinglin/rules';
import { AddressCard, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

/** An address of the account. */
type Address = ListAddressesResponse['items'][number];

/** The addresses of the account. */
export const ownAddresses = pageCall(addressesApi.endpoints.listAddresses, () => undefined);

/** The address that was chosen, else the usual one; undefined while there is none. */
export function useRenewalAddress(): Address | undefined {
  const [query] = useSearchParams();
  const { currentData } = ownAddresses.useAnswer().answer;
  return chosenAddress(currentData?.items ?? [], query.get('addressId'));
}

/** Where the medicines are to be delivered, and the way to another address; it can be chosen after the review too. */
export function RenewalAddress({ chosen }: { readonly chosen: Address | undefined }): ReactElement {
  const { t } = useTranslation('renewals');
  const { pathname, search } = useLocation();
  const to = href('renewals.receivingAddress', {}, { backurl: pathname + search });
  if (chosen === undefined)
    return (
      <ListGroup label={t('address.title')}>
        <ListLink label={t('address.title')} description={t('address.later')} to={to} />
      </ListGroup>
    );
  return (
    <AddressCard
      to={to}
      name={chosen.name}
      phoneText={chosen.mobile}
      addressText={addressLine(chosen)}
      isDefault={chosen.isDefault}
    />
  );
}
