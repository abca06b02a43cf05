import { membershipApi, useSession, type QueryThunk } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, SkeletonCard, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFacts } from './card-facts';
import { NewcomerGift } from './newcomer-gift';

const { getVipMemberInfo, getNewcomerGift } = membershipApi.endpoints;

/** The calls of {@link MyMembership}, made only with a session, so that nothing below moves when they are answered. */
export const loadMyMembership: QueryThunk = (dispatch, getState) =>
  getState().session.user?.login === true
    ? Promise.all([dispatch(getVipMemberInfo.initiate()), dispatch(getNewcomerGift.initiate())])
    : Promise.resolve();

/** Where the reader stands: the card in service, one that waits, or the way to the first. */
export function MyMembership(): ReactElement {
  const { t } = useTranslation('membership');
  const isSignedIn = useSession()?.login === true;
  if (isSignedIn) return <Mine />;
  return (
    <Card title={t('super.welcome')}>
      <Stack>
        <p>{t('super.about')}</p>
        <ButtonLink block to={href('membership.superBuy')}>
          {t('superBuy.title')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function Mine(): ReactElement | null {
  const { t } = useTranslation('membership');
  const { currentData: info, isError } = membershipApi.useGetVipMemberInfoQuery();
  if (isError) return null;
  if (!info) return <SkeletonCard lines={3} />;
  const { best, toActivate, mayReceiveGift } = info;
  return (
    <>
      <Card title={best?.title ?? t('super.welcome')}>
        <Stack>
          {best ? <CardFacts card={best} /> : <p>{t('super.about')}</p>}
          {toActivate > 0 && (
            <ButtonLink block to={href('membership.superActivate')}>
              {t('super.activate', { count: toActivate })}
            </ButtonLink>
          )}
          {!best && toActivate === 0 && (
            <ButtonLink block to={href('membership.superBuy')}>
              {t('superBuy.title')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
      {mayReceiveGift && <NewcomerGift />}
    </>
  );
}
