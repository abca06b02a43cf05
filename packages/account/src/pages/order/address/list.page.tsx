import { addressesApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { addressLine, sitePath, withQuery } from '@xinglin/rules';
import { AddressCard, Loaded, Page, PageHeader, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AddAddressLink } from '../../../components/add-address-link';
import { NoAddress } from '../../../components/no-address';

export const load: PageLoad = () => [addressesApi.endpoints.listAddresses.initiate()];

/**
 * Choose where something is posted to: an address leads back to the flow that asked, with `addressId` (spec 2 §2.14).
 * Where no flow asked, it leads to changing the address.
 */
export default function AddressListPage(): ReactElement {
  const { t } = useTranslation('contacts');
  const [query] = useSearchParams();
  const asker = sitePath(query.get('backurl'));
  const here = href('account.addressList', {}, asker === null ? {} : { backurl: asker });
  const editOf = (id: string) => href('account.addressEdit', { id }, { backurl: here });
  const addresses = addressesApi.useListAddressesQuery();
  return (
    <Page
      header={
        <PageHeader title={t('addressList.title')} backTo={asker ?? href('account.profile')} />
      }
    >
      <Loaded query={addresses} skeleton={<SkeletonList lines={2} />}>
        {({ items }) => {
          const add = <AddAddressLink count={items.length} backTo={asker ?? here} />;
          if (items.length === 0) return <NoAddress action={add} />;
          return (
            <>
              {items.map((address) => {
                const { addressId, name, mobile, isDefault } = address;
                return (
                  <AddressCard
                    key={addressId}
                    name={name}
                    phoneText={mobile}
                    addressText={addressLine(address)}
                    isDefault={isDefault}
                    {...(asker === null
                      ? { to: editOf(addressId) }
                      : {
                          to: withQuery(asker, 'addressId', addressId),
                          replace: true,
                          edit: { to: editOf(addressId), text: t('address.edit') },
                        })}
                  />
                );
              })}
              <Stack inset>{add}</Stack>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
