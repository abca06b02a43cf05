import { checkUpApi } from '@xinglin/api';
import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { formatDay, formatDistance, formatWeekday } from '@xinglin/rules';
import { ActionBar, ButtonLink, Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { chosenOf, codesToCompare } from '../model/comparison';
import { compareHref, storesHref, submitHref } from '../model/links';
import { DayStrip } from './day-strip';
import styles from './comparison.module.css';

/** Stores that are offered beside each other; all of them are on the page of stores. */
const shown = 4;

/** The stores of the chosen package, in the chosen city where there is one. */
export const comparedStores = pageCall(
  checkUpApi.endpoints.listPhysicalStores,
  ({ query, preferences: { city } }) => {
    const packageCode = chosenOf(query.get('chosen'), codesToCompare(query.get('compare')));
    return packageCode === undefined
      ? null
      : { packageCode, ...(city && { cityId: city.areaId }), pageSize: shown };
  },
);

/** Where and when: the choice of the address, else the first store and its first free day. */
function useStoreChoice({ packageCode }: Pick<CheckUpPackage, 'packageCode'>) {
  const [query] = useSearchParams();
  const stores = comparedStores.useAnswer().answer.currentData?.items ?? [];
  const found = stores.find(({ store }) => store.storeId === query.get('storeId')) ?? stores[0];
  const storeId = found?.store.storeId;
  const { currentData } = checkUpApi.useGetPhysicalScheduleQuery(
    { packageCode, storeId: storeId ?? '' },
    { skip: storeId === undefined },
  );
  const days = currentData?.days ?? [];
  const free = days.filter(({ remaining }) => remaining > 0);
  const day = free.find((one) => one.day === query.get('day')) ?? free[0];
  return { stores, store: found?.store, days, day: day?.day };
}

/** The stores of the chosen package beside each other, and the days of the chosen one. */
export function CompareStores({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const codes = codesToCompare(query.get('compare'));
  const { stores, store, days, day } = useStoreChoice(offer);
  const choiceTo = (storeId: string | undefined, wanted?: string): string =>
    compareHref(codes, { chosen: offer.packageCode, storeId, day: wanted });
  return (
    <Card
      title={t('compare.where')}
      more={{
        to: storesHref(offer),
        text: t('home.storeCount', { count: offer.storeCount }),
        label: t('home.storesOf', { count: offer.storeCount, title: offer.title }),
      }}
    >
      {stores.length === 0 && <Note>{t('chooseStore.none')}</Note>}
      <ul role="list" className={styles['stores']}>
        {stores.map(({ store: one, distanceMetres }) => (
          <li key={one.storeId}>
            <Link
              className={styles['store']}
              to={choiceTo(one.storeId)}
              replace
              preventScrollReset
              aria-current={one.storeId === store?.storeId ? 'true' : undefined}
            >
              <b>{one.name}</b>
              <span>
                {distanceMetres === null ? one.address : formatDistance(distanceMetres, locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {days.length > 0 && (
        <DayStrip
          keep={{
            compare: codes.join(','),
            chosen: offer.packageCode,
            ...(store && { storeId: store.storeId }),
          }}
          days={days}
          value={day ?? ''}
          onValueChange={async (wanted) => {
            await navigate(choiceTo(store?.storeId, wanted), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
      )}
    </Card>
  );
}

/** The bar: day, store and price of the chosen package, and the way on. */
export function CompareActions({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { store, day } = useStoreChoice(offer);
  const when =
    day === undefined ? undefined : `${formatDay(day, locale)} ${formatWeekday(day, locale)}`;
  return (
    <ActionBar
      priceLabel={[when, store?.cityName].filter(Boolean).join(' · ')}
      cents={offer.priceCents}
      compact
    >
      <ButtonLink
        to={
          store === undefined
            ? storesHref(offer)
            : submitHref(offer, { storeId: store.storeId, day })
        }
      >
        {t('compare.done')}
      </ButtonLink>
    </ActionBar>
  );
}
