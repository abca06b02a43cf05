import { addressesApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { AddressForm } from '../../../../components/address-form';

export const load: PageLoad = ({ params }) => [
  addressesApi.endpoints.getAddress.initiate({ addressId: params['id'] ?? '' }),
];

/** Change a postal address (spec 2 §2.14). */
export default function AddressEditPage(): ReactElement {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { id: addressId = '' } = useParams();
  const back = sitePath(query.get('backurl')) ?? href('account.addressManage');
  const address = addressesApi.useGetAddressQuery({ addressId });
  return (
    <Page header={<PageHeader title={t('addressEdit.title')} backTo={back} />}>
      <Loaded query={address} skeleton={<SkeletonList lines={4} />}>
        {(found) => (
          <AddressForm
            key={addressId}
            address={found}
            onSaved={async () => navigate(back, { replace: true })}
          />
        )}
      </Loaded>
    </Page>
  );
}
