import { useStoreDispatch, wechatApi } from '@xinglin/api';
import type { RouteRow } from '@xinglin/routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { createMessagingShare } from './messaging-share';
import { sharedPage } from './shared-page';

/** In the messaging app its own menu passes pages on; it is told of each page in view. */
export function useMessagingShare(row: RouteRow | undefined): void {
  const dispatch = useStoreDispatch();
  const { i18n } = useTranslation();
  const { key } = useLocation();
  const [share] = useState(() =>
    document.documentElement.dataset['app'] === 'messaging'
      ? createMessagingShare({
          sign: (url) =>
            dispatch(
              wechatApi.endpoints.getWeixinBindConfig.initiate({ url }, { subscribe: false }),
            ).unwrap(),
        })
      : null,
  );
  const tell = useEffectEvent(
    () => void share?.(() => (row?.disableShare ? null : sharedPage(row?.shareConfig, i18n))),
  );
  useEffect(() => {
    tell();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told of each page in view
  }, [key]);
}
