import { membershipApi, useSession, type QueryThunk } from '@xinglin/api';
import type { VipProduct } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Gutter, SkeletonCard, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPlans } from './card-plans';
import { MyCard } from './my-card';
import { NewcomerGift } from './newcomer-gift';
import { RightTiles } from './right-tiles';
import { RightsLeft } from './rights-left';

const { getVipMemberInfo, getNewcomerGift } = membershipApi.endpoints;

/** The calls of {@link MyMembership}, made only with a session, so that nothing below moves when they are answered. */
export const loadMyMembership: QueryThunk = (dispatch, getState) =>
  getState().session.user?.login === true
    ? Promise.all([dispatch(getVipMemberInfo.initiate()), dispatch(getNewcomerGift.initiate())])
    : Promise.resolve();

/** What is known of the reader's cards; undefined for a visitor. */
const useInfo = () =>
  membershipApi.useGetVipMemberInfoQuery(undefined, { skip: useSession()?.login !== true });

/** Where the reader stands: the card in service with what it saved, or the cards that there are. */
export function MyMembership({ products }: { products: readonly VipProduct[] }): ReactElement {
  const { t } = useTranslation('membership');
  const isSignedIn = useSession()?.login === true;
  const { currentData: info, isError } = useInfo();
  if (isSignedIn && !info && !isError) return <SkeletonCard lines={3} />;
  if (info === undefined)
    return (
      <>
        <CardPlans products={products} />
        <RightTiles />
      </>
    );
  const { best, worth, rights, toActivate, mayReceiveGift } = info;
  return (
    <>
      {best && <MyCard card={best} worth={worth} />}
      {best && best.endsAt !== null && (
        <RightsLeft rights={rights} endsAt={best.endsAt} isShared={best.people.length > 1} />
      )}
      {toActivate > 0 && (
        <Stack inset>
          <ButtonLink block to={href('membership.superActivate')}>
            {t('super.activate', { count: toActivate })}
          </ButtonLink>
        </Stack>
      )}
      {best === null && (
        <>
          <CardPlans products={products} />
          <RightTiles />
        </>
      )}
      {mayReceiveGift && <NewcomerGift />}
    </>
  );
}

/** The bar of who has no card: the way to the first one. */
export function useBuyBar(): ReactElement | undefined {
  const { t } = useTranslation('membership');
  const isSignedIn = useSession()?.login === true;
  const { currentData: info, isError } = useInfo();
  if (isSignedIn && !isError && (!info || info.best !== null || info.toActivate > 0))
    return undefined;
  return (
    <ActionBar promise={t('super.promise')}>
      <ButtonLink to={href('membership.superBuy')}>{t('super.buy')}</ButtonLink>
    </ActionBar>
  );
}

/** Reminder, next card and cancelling, in one plain link below the card. */
export function CardLinks(): ReactElement | null {
  const { t } = useTranslation('membership');
  const { currentData: info } = useInfo();
  if (!info?.best) return null;
  return (
    <Gutter>
      <ButtonLink size="small" variant="text" to={href('membership.superMySubscription')}>
        {t('super.manage')}
      </ButtonLink>
    </Gutter>
  );
}
