import {
  accountApi,
  ordersApi,
  patientsApi,
  profileApi,
  redDotsApi,
  useSession,
  type PageLoad,
} from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { loadUnreadCount } from '@xinglin/pages';
import { Hero, HeroCards, lazyPart, Loaded, Page, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { OrderStates } from '../../components/order-states';
import { Branch, ProfileHead, ProfileTitle } from '../../components/profile-head';
import { Purse } from '../../components/purse';
import { useRedDots } from '../../components/use-red-dots';

const { getPersonalCenter } = accountApi.endpoints;

const ProfileBelow = lazyPart(() => import('../../components/profile-below'));

/** Called with a session only: to a visitor the page shows what there is, and the way to sign in. */
export const load: PageLoad = () => [
  loadUnreadCount,
  (dispatch, getState) =>
    getState().session.user?.login === true
      ? Promise.all([
          dispatch(getPersonalCenter.initiate()),
          dispatch(ordersApi.endpoints.listNextMatters.initiate()),
          dispatch(patientsApi.endpoints.listPatients.initiate()),
          dispatch(profileApi.endpoints.getUserStat.initiate()),
          dispatch(redDotsApi.endpoints.getRedDotResources.initiate()),
        ])
      : Promise.resolve(),
];

// Seconds: what the server has just fetched for this page is not fetched again.
const fresh = { refetchOnMountOrArgChange: 10, refetchOnFocus: true } as const;

const none: readonly NextMatter[] = [];

/** The personal centre: who I am, what waits for me and for each of my people, and where my things are (spec 2 §2.20). */
export default function ProfilePage(): ReactElement {
  const isVisitor = useSession()?.login !== true;
  const dots = useRedDots();
  const center = accountApi.useGetPersonalCenterQuery(undefined, { ...fresh, skip: isVisitor });
  const next = ordersApi.useListNextMattersQuery(undefined, { ...fresh, skip: isVisitor });
  const family = patientsApi.useListPatientsQuery(undefined, { skip: isVisitor });
  const matters = next.currentData?.items ?? none;
  const refresh = (): void => {
    void center.refetch();
    void next.refetch();
  };
  return (
    <Page header={<ProfileTitle />}>
      <Hero>
        <Branch />
        <ProfileHead
          center={center.currentData}
          self={family.currentData?.items.find(({ relation }) => relation === 'self')}
        />
        <HeroCards>
          {isVisitor ? (
            <OrderStates dots={dots} />
          ) : (
            <Loaded query={center} skeleton={<ProfileSkeleton />}>
              {({ memberCard, holdings, orderCounts }) => (
                <>
                  <Purse memberCard={memberCard} holdings={holdings} />
                  <OrderStates
                    dots={dots}
                    counts={orderCounts}
                    urgent={matters.find(({ what }) => urgentActs.has(what))}
                    onEnd={refresh}
                  />
                </>
              )}
            </Loaded>
          )}
        </HeroCards>
      </Hero>
      <ProfileBelow isVisitor={isVisitor} matters={matters} dots={dots} />
    </Page>
  );
}

/** What is to be done now; what takes place is shown as the next visit. */
const urgentActs: ReadonlySet<NextMatter['what']> = new Set(['pay', 'answer', 'read', 'collect']);

/** The purse and the states of orders, in their shapes. */
function ProfileSkeleton(): ReactElement {
  return (
    <>
      <SkeletonCard lines={2} />
      <SkeletonCard lines={3} />
    </>
  );
}
