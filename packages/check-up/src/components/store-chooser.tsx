import { checkUpApi } from '@xinglin/api';
import { usePosition } from '@xinglin/care';
import { useLocale } from '@xinglin/i18n';
import { usePlace } from '@xinglin/pages';
import { formatDay, formatWeekday } from '@xinglin/rules';
import {
  ActionBar,
  ButtonLink,
  Button,
  EmptyState,
  Gutter,
  Loaded,
  Note,
  Page,
  PageHeader,
  PinIcon,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { packageHref, submitHref } from '../model/links';
import { cityOf, everywhere, storesCall, storesInput } from '../model/store-call';
import { firstFree } from '../model/strip-days';
import { CityLinks } from './city-links';
import { StoreDays } from './store-days';
import { StoreTiles } from './store-tiles';
import styles from './store-chooser.module.css';

interface StoreChooserProps {
  readonly packageCode: string;
  /** The package belongs to the imaging platform. */
  readonly isPlatform: boolean;
}

/** The store and the day of a package: both are in the address, and the bar continues with them. */
export function StoreChooser({ packageCode, isPlatform }: StoreChooserProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = usePlace();
  const position = usePosition();
  const kind = isPlatform ? 'diagnosis' : 'general';
  const { answer } = storesCall.useAnswer();
  const nearest = checkUpApi.useListPhysicalStoresQuery(
    { ...storesInput(place), ...position.known },
    { skip: position.known === undefined },
  );
  const named = place.query.get('storeId');
  const toAddress = (changed: Readonly<Record<string, string | undefined>>): string => {
    const query = new URLSearchParams(place.query);
    for (const [name, value] of Object.entries(changed))
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    return `${pathname}?${query.toString()}`;
  };
  const stores = (position.known && nearest.currentData?.items) ?? answer.currentData?.items ?? [];
  const chosen =
    stores.find(({ store }) => store.storeId === named) ??
    stores.find(({ freeDays }) => freeDays.length > 0);
  const schedule = checkUpApi.useGetPhysicalScheduleQuery(
    { packageCode, storeId: chosen?.store.storeId ?? '' },
    { skip: chosen === undefined, refetchOnMountOrArgChange: 10 },
  );
  // Until all days are there, and where they cannot be had, the first free ones are shown.
  const days = schedule.currentData?.days ?? chosen?.freeDays ?? [];
  const day = dayOf(place.query.get('day'), days);
  const bar = chosen !== undefined && (
    <ActionBar>
      <span className={styles['picked']}>
        <b>{chosen.store.name}</b>
      </span>
      {day === '' ? (
        <Button disabled>{t('chooseStore.chooseDay')}</Button>
      ) : (
        <ButtonLink to={submitHref({ kind, packageCode }, { storeId: chosen.store.storeId, day })}>
          {t('chooseStore.next', {
            day: formatDay(day, locale),
            weekday: formatWeekday(day, locale),
          })}
        </ButtonLink>
      )}
    </ActionBar>
  );
  return (
    <Page
      header={
        <PageHeader title={t('chooseStore.title')} backTo={packageHref({ kind, packageCode })} />
      }
      actionBar={bar || undefined}
    >
      <CityLinks
        chosen={cityOf(place)}
        to={(cityId) =>
          toAddress({ cityId: cityId ?? everywhere, storeId: undefined, day: undefined })
        }
      />
      <Loaded query={answer} skeleton={<SkeletonList lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="search"
              title={t('chooseStore.none')}
              action={
                <ButtonLink variant="outline" to={toAddress({ cityId: everywhere })}>
                  {t('chooseStore.everywhere')}
                </ButtonLink>
              }
            />
          ) : (
            <>
              <StoreTiles
                stores={stores}
                chosen={chosen?.store.storeId}
                to={(storeId) => toAddress({ storeId, day: undefined })}
                aside={
                  <Button
                    variant="text"
                    size="small"
                    icon={<PinIcon />}
                    pending={position.isAsking || nearest.isFetching}
                    aria-pressed={position.known !== undefined}
                    onClick={() => void position.toggle()}
                  >
                    {t('chooseStore.nearest')}
                  </Button>
                }
              >
                {chosen && (
                  <StoreDays
                    key={chosen.store.storeId}
                    store={chosen.store}
                    days={days}
                    day={day}
                    onDay={async (wanted) => {
                      await navigate(toAddress({ storeId: chosen.store.storeId, day: wanted }), {
                        replace: true,
                        preventScrollReset: true,
                      });
                    }}
                  />
                )}
              </StoreTiles>
              {(position.isDenied || nearest.isError) && (
                <Gutter>
                  <Note>{t('chooseStore.noPosition')}</Note>
                </Gutter>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The day of the address where it has room; else the first with room; empty for none. */
function dayOf(named: string | null, days: Parameters<typeof firstFree>[0]): string {
  const wanted = days.find(({ day, remaining }) => day === named && remaining > 0);
  return (wanted ?? firstFree(days))?.day ?? '';
}
