import { addressesApi, medicinesApi, type PageLoad } from '@xinglin/api';
import type { PharmacyChoice } from '@xinglin/gateway-sdk';
import { AddressChoice, chosenAddress, loadAddresses } from '@xinglin/orders';
import { choice, pageCall } from '@xinglin/pages';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  PillLinks,
  SegmentLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PharmacyCard } from '../../../components/pharmacy-card';
import { methodOf } from '../../../model/drug-wish';
import { pharmacyOrders, sortPharmacies } from '../../../model/sort-pharmacies';
import { authorizationHref, drugstoreHref, prescriptionHref } from '../../../model/ways';

const methods = ['delivery', 'pickup'] as const;
const order = choice(pharmacyOrders);

const pharmacies = pageCall(medicinesApi.endpoints.listPharmacies, ({ query }) => {
  const prescriptionId = query.get('prescriptionId');
  const addressId = query.get('addressId');
  return prescriptionId ? { prescriptionId, ...(addressId && { addressId }) } : null;
});

export const load: PageLoad = (place) => [...pharmacies.load(place), ...loadAddresses(place)];

/** Which pharmacy fills a prescription: what each has, what it costs, and when it is there (spec 2 §2.10). */
export default function DrugstorePage(): ReactElement {
  const { t } = useTranslation('medicines');
  const [query] = useSearchParams();
  const { answer } = pharmacies.useAnswer();
  const addresses = addressesApi.useListAddressesQuery();
  const prescriptionId = query.get('prescriptionId') ?? '';
  const method = methodOf(query);
  const sort = order.read(query.get('sort')) ?? 'complete';
  const addressId = query.get('addressId') ?? undefined;
  const here = { method, sort, ...(addressId && { addressId }) };
  const to = (changed: Partial<typeof here>) =>
    drugstoreHref(prescriptionId, { ...here, ...changed });
  const found = addresses.currentData?.items;
  const choose = (one: PharmacyChoice) => (
    <ButtonLink
      size="small"
      to={authorizationHref({
        prescriptionId,
        pharmacyId: one.pharmacyId,
        method,
        ...(addressId && { addressId }),
      })}
      aria-label={
        one.missing.length === 0
          ? t('drugstore.chooseNamed', { name: one.name })
          : t('drugstore.choosePartNamed', { count: one.inStock, name: one.name })
      }
    >
      {one.missing.length === 0
        ? t('drugstore.choose')
        : t('drugstore.choosePart', { count: one.inStock })}
    </ButtonLink>
  );
  return (
    <Page
      header={<PageHeader title={t('drugstore.title')} backTo={prescriptionHref(prescriptionId)} />}
    >
      <SegmentLinks
        label={t('drugstore.method')}
        items={methods.map((one) => ({
          // i18n-keys: medicines:method.*
          label: t(`method.${one}`),
          to: to({ method: one }),
          active: one === method,
        }))}
      />
      {method === 'delivery' && found && (
        <AddressChoice
          addresses={found}
          chosen={chosenAddress(found, addressId ?? null)}
          backTo={drugstoreHref(prescriptionId, { method, sort })}
        />
      )}
      <PillLinks
        label={t('drugstore.order')}
        items={pharmacyOrders.map((one) => ({
          // i18n-keys: medicines:drugstore.by.*
          text: t(`drugstore.by.${one}`),
          to: to({ sort: one }),
          active: one === sort,
        }))}
      />
      <Loaded
        query={answer}
        skeleton={<SkeletonList lines={3} count={3} />}
        gone={t('drugstore.gone')}
        action={
          <ButtonLink to={prescriptionHref(prescriptionId)}>{t('drugstore.toSheet')}</ButtonLink>
        }
      >
        {({ items }) => {
          const shown = sortPharmacies(items, method, sort);
          if (shown.length === 0)
            return (
              <EmptyState
                kind="goods"
                // i18n-keys: medicines:drugstore.none.*
                title={t(`drugstore.none.${method}`)}
                action={
                  <ButtonLink to={to({ method: method === 'delivery' ? 'pickup' : 'delivery' })}>
                    {t(method === 'delivery' ? 'drugstore.toPickup' : 'drugstore.toDelivery')}
                  </ButtonLink>
                }
              />
            );
          return shown.map((one) => (
            <PharmacyCard key={one.pharmacyId} pharmacy={one} method={method}>
              {choose(one)}
            </PharmacyCard>
          ));
        }}
      </Loaded>
    </Page>
  );
}
