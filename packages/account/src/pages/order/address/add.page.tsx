import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import { Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AddressForm } from '../../../components/address-form';

/** Add a postal address, and go straight back with it to the flow that asked (spec 2 §2.14). */
export default function AddressAddPage(): ReactElement {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = sitePath(query.get('backurl')) ?? href('account.addressManage');
  return (
    <Page header={<PageHeader title={t('addressAdd.title')} backTo={back} />}>
      <AddressForm
        onSaved={async (addressId) =>
          navigate(withQuery(back, 'addressId', addressId), { replace: true })
        }
      />
    </Page>
  );
}
