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
