import { checkUpApi, patientsApi } from '@xinglin/api';
import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { detailPage, pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '../../../../../components/submit-form';
import { packageCodeOf, packageHref, storesHref } from '../../../../../model/links';

const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);
const schedule = pageCall(checkUpApi.endpoints.getPhysicalSchedule, (place) => ({
  packageCode: packageCodeOf(place),
  storeId: place.query.get('storeId') ?? '',
}));

/** The form of a check-up: where, on which day, for whom, by which coupon; the sum before it is sent (spec 2 §2.15). */
const page = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalPackage,
  input: (place) => ({ packageCode: packageCodeOf(place) }),
  beside: [
    patients,
    // Without a store there are no days to ask for.
    { load: (place) => (place.query.get('storeId') ? schedule.load(place) : []) },
  ],
  title: 'check-up:orderSubmit.title',
  backTo: (offer, place) => {
    const packageCode = packageCodeOf(place);
    return offer ? packageHref(offer) : href('check-up.packageDetail', { packageCode });
  },
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'check-up:packageDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('check-up.home')}>
        {t('check-up:list.all')}
      </ButtonLink>
    ),
  },
  children: (offer) => <Submit offer={offer} />,
});

export const { load, head } = page;
export default page.Page;

function Submit({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const { query } = usePlace();
  const stores = storesHref(offer);
  return query.get('storeId') ? (
    <AtStore offer={offer} />
  ) : (
    <EmptyState
      kind="hospitals"
      title={t('submit.noStore')}
      action={<ButtonLink to={stores}>{t('chooseStore.title')}</ButtonLink>}
    />
  );
}

function AtStore({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const { answer: family } = patients.useAnswer();
  const { answer: days } = schedule.useAnswer();
  const stores = storesHref(offer);
  return (
    <Loaded
      query={days}
      skeleton={<SkeletonList lines={3} count={1} />}
      gone={t('submit.storeGone')}
      action={<ButtonLink to={stores}>{t('chooseStore.title')}</ButtonLink>}
    >
      {(found) => (
        <Loaded query={family} skeleton={<SkeletonList lines={4} count={1} />}>
          {({ items }) => <SubmitForm offer={offer} schedule={found} family={items} />}
        </Loaded>
      )}
    </Loaded>
  );
}
