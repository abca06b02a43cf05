import { addressesApi, medicinesApi, type PageLoad, type QueryThunk } from '@xinglin/api';
import { AddressChoice, chosenAddress } from '@xinglin/orders';
import { ButtonLink, joinQueries, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthorizationForm } from '../../../components/authorization-form';
import { sentWish, wishOf } from '../../../model/drug-wish';
import { authorizationHref, drugstoreHref } from '../../../model/ways';

const { listAddresses } = addressesApi.endpoints;
const { listPharmacies, quoteDrugOrder } = medicinesApi.endpoints;

/** The price depends on where it is brought, so it is requested behind the addresses. */
export const load: PageLoad = ({ query }) => {
  const wish = wishOf(query);
  if (wish.prescriptionId === '' || wish.pharmacyId === '') return [];
  const ask: QueryThunk = async (dispatch) => {
    const { data } = await dispatch(listAddresses.initiate());
    if (data === undefined) return;
    const chosen = chosenAddress(data.items, wish.addressId);
    if (wish.method === 'delivery' && chosen === undefined) return;
    await dispatch(quoteDrugOrder.initiate(sentWish(wish, chosen?.addressId)));
  };
  return [ask, listPharmacies.initiate({ prescriptionId: wish.prescriptionId })];
};

/** What is about to be ordered: how its price comes about, by when it is there, and what the pharmacy may read. */
export default function AuthorizationPage(): ReactElement {
  const { t } = useTranslation('medicines');
  const [query] = useSearchParams();
  const wish = wishOf(query);
  const { prescriptionId, pharmacyId, method } = wish;
  const addresses = addressesApi.useListAddressesQuery();
  const found = addresses.currentData?.items;
  const chosen = found && chosenAddress(found, wish.addressId);
  const lacksAddress = method === 'delivery' && found !== undefined && chosen === undefined;
  const sent = sentWish(wish, chosen?.addressId);
  const quote = medicinesApi.useQuoteDrugOrderQuery(sent, {
    skip: found === undefined || lacksAddress,
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const { data } = medicinesApi.useListPharmaciesQuery({ prescriptionId });
  const pharmacy = data?.items.find((one) => one.pharmacyId === pharmacyId);
  const head = {
    title: t('authorization.title'),
    backTo: drugstoreHref(prescriptionId, { method }),
  };
  const frame = (content: ReactNode, bar?: ReactNode) => (
    <Page header={<PageHeader {...head} />} actionBar={bar}>
      {content}
    </Page>
  );
  const here = authorizationHref({ prescriptionId, pharmacyId, method });
  const address = found && method === 'delivery' && (
    <AddressChoice addresses={found} chosen={chosen} backTo={here} />
  );
  if (lacksAddress) return frame(address);
  return (
    <Loaded
      // The former price stays in view while a new one is requested.
      query={joinQueries(addresses, {
        ...quote,
        currentData: quote.isError ? undefined : (quote.currentData ?? quote.data),
      })}
      skeleton={<SkeletonList lines={4} count={3} />}
      frame={(content) => frame(content)}
      gone={t('authorization.gone')}
      action={<ButtonLink to={head.backTo}>{t('drugstore.title')}</ButtonLink>}
    >
      {([, offer]) => (
        <AuthorizationForm
          wish={sent}
          offer={offer}
          pharmacy={pharmacy}
          address={address}
          isAsking={quote.isFetching}
          onAsk={() => void quote.refetch()}
          frame={frame}
        />
      )}
    </Loaded>
  );
}
