import { href } from '@xinglin/routes';
import { addressLine, sitePath, withQuery } from '@xinglin/rules';
import {
  AddIcon,
  AddressCard,
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ownAddresses } from '../../../components/renewal-address';

export const load = ownAddresses.load;

/** Chooses where medicines are delivered: an address leads back to the form that asked, with `addressId` (spec 2 §2.9). */
export default function ReceivingAddressPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const [query] = useSearchParams();
  const asker = sitePath(query.get('backurl')) ?? href('renewals.home');
  const add = (
    <ButtonLink
      block
      variant="outline"
      icon={<AddIcon />}
      to={href('account.addressAdd', {}, { backurl: asker })}
    >
      {t('receivingAddress.add')}
    </ButtonLink>
  );
  return (
    <Page header={<PageHeader title={t('receivingAddress.title')} backTo={asker} />}>
      <Loaded query={ownAddresses.useAnswer().answer} skeleton={<SkeletonList lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="addresses" title={t('receivingAddress.none')} action={add} />
          ) : (
            <>
              {items.map((address) => (
                <AddressCard
                  key={address.addressId}
                  name={address.name}
                  phoneText={address.mobile}
                  addressText={addressLine(address)}
                  isDefault={address.isDefault}
                  to={withQuery(asker, 'addressId', address.addressId)}
                  replace
                />
              ))}
              <Stack inset>{add}</Stack>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
