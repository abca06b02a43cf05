import { addressesApi, failureMessage, type PageLoad } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { PostingAddress } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { addressLine } from '@xinglin/rules';
import {
  AddressCard,
  Button,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  useFocusKept,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddAddressLink } from '../../../components/add-address-link';
import { NoAddress } from '../../../components/no-address';

export const load: PageLoad = () => [addressesApi.endpoints.listAddresses.initiate()];

/** The addresses of the account: add, change, remove, mark the default (spec 2 §2.14). */
export default function AddressManagePage(): ReactElement {
  const { t } = useTranslation('contacts');
  const addresses = addressesApi.useListAddressesQuery();
  const [leaving, setLeaving] = useState<PostingAddress>();
  useFocusKept(addresses.currentData?.items.length);
  return (
    <Page header={<PageHeader title={t('addressManage.title')} backTo={href('account.profile')} />}>
      <Loaded query={addresses} skeleton={<SkeletonList lines={2} />}>
        {({ items }) => {
          const add = (
            <AddAddressLink count={items.length} backTo={href('account.addressManage')} />
          );
          if (items.length === 0) return <NoAddress action={add} />;
          return (
            <>
              {items.map((address) => (
                <AddressCard
                  key={address.addressId}
                  to={href('account.addressEdit', { id: address.addressId })}
                  name={address.name}
                  phoneText={address.mobile}
                  addressText={addressLine(address)}
                  isDefault={address.isDefault}
                  actions={
                    <>
                      {!address.isDefault && <MakeDefault address={address} />}
                      <Button
                        variant="text"
                        size="small"
                        aria-label={t('address.removeNamed', { name: address.name })}
                        onClick={() => setLeaving(address)}
                      >
                        {t('remove')}
                      </Button>
                    </>
                  }
                />
              ))}
              <Stack inset>{add}</Stack>
            </>
          );
        }}
      </Loaded>
      {leaving && <RemoveAddress address={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}

function MakeDefault({ address: { addressId, name } }: { address: PostingAddress }): ReactElement {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const [mark, { isLoading }] = addressesApi.useSetDefaultAddressMutation();
  const press = async () => {
    const { error } = await mark({ addressId });
    toast.show(error ? failureMessage(error, t) : t('address.defaultMarked', { name }), {
      tone: error ? 'error' : 'success',
    });
  };
  return (
    <Button
      variant="text"
      size="small"
      pending={isLoading}
      aria-label={t('address.makeDefaultNamed', { name })}
      onClick={() => void press()}
    >
      {t('address.makeDefaultShort')}
    </Button>
  );
}

interface RemoveAddressProps {
  address: PostingAddress;
  onClose: () => void;
}

function RemoveAddress({ address, onClose }: RemoveAddressProps): ReactElement {
  const { t } = useTranslation('contacts');
  const [remove, removal] = addressesApi.useDeleteAddressMutation();
  return (
    <RemoveDialog
      title={t('address.removeTitle', { name: address.name })}
      confirmLabel={t('removeConfirm')}
      keepLabel={t('keep')}
      removed={t('address.removed')}
      remove={() => remove({ addressId: address.addressId })}
      removal={removal}
      onClose={onClose}
    >
      <p>{addressLine(address)}</p>
      <p>{t('address.removeWhat')}</p>
    </RemoveDialog>
  );
}
