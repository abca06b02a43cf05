import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './404.page.module.css';

/** What an address says that it was, and where the nearest of it is. */
const kinds = [
  ['hospital', /^\/(?:private\/)?hospital/i, href('directory.search', {}, { tab: 'hospital' })],
  [
    'doctor',
    /^\/(?:private\/)?(?:expert|famous-doctor)/i,
    href('directory.search', {}, { tab: 'doctor' }),
  ],
  ['order', /^\/(?:my|standard)\/(?:.*\/)?(?:order|reservation)\//i, href('booking.orderList')],
] as const;

/**
 * Nothing under this address (spec 2 §2.12): what it was, where the nearest of it is, and a way home, which the apps
 * have one of their own for.
 */
export default function NotFoundPage(): ReactElement {
  const { t } = useTranslation(['portal', 'shared']);
  const { pathname } = useLocation();
  const [kind, , nearest] = kinds.find(([, path]) => path.test(pathname)) ?? [
    'page',
    null,
    href('directory.search'),
  ];
  return (
    <Page>
      <ErrorState
        kind="missing"
        titleLevel={1}
        title={t('shared:error.notFound')}
        // i18n-keys: portal:notFound.gone.*
        message={t(`notFound.gone.${kind}`)}
        action={
          <>
            <span className={styles['home']}>
              <ButtonLink to={href('directory.home')}>{t('shared:error.backHome')}</ButtonLink>
            </span>
            <ButtonLink to={nearest} variant="outline">
              {t(kind === 'order' ? 'menu.appointments' : 'notFound.search')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
