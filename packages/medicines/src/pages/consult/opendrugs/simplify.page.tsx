import type { PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamedRenewal, NamedRenewal } from '../../../components/named-renewal';
import { ownAddresses } from '../../../components/renewal-address';
import { RenewalForm } from '../../../components/renewal-form';

export const load: PageLoad = (place) => [...loadNamedRenewal(place), ...ownAddresses.load(place)];

const none = () => false;

/** A renewal on one page (spec 2 §2.9). */
export default function SimplifiedPage(): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <Page header={<PageHeader title={t('simplified.title')} backTo={href('renewals.home')} />}>
      <NamedRenewal answers={none}>
        {(found) => <RenewalForm kind="usual" {...found} />}
      </NamedRenewal>
    </Page>
  );
}
