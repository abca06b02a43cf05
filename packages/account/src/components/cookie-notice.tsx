import { keepsCookies } from '@xinglin/platform';
import { NoticeBar, useHydrated } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says before sign-in that it would not last, where the browser keeps no cookies. */
export function CookieNotice(): ReactElement | null {
  const { t } = useTranslation('shared');
  const isHydrated = useHydrated();
  const [isKept] = useState(() => typeof document === 'undefined' || keepsCookies(document));
  if (!isHydrated || isKept) return null;
  return (
    <NoticeBar tone="danger" live>
      {t('error.cookiesOff')}
    </NoticeBar>
  );
}
