import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './404.page.module.css';

/** Nothing under this address (spec 2 §2.12): a way home, which the apps have one of their own for, and a way to search. */
export default function NotFoundPage(): ReactElement {
  const { t } = useTranslation(['portal', 'shared']);
  return (
    <Page>
      <ErrorState
        kind="missing"
        titleLevel={1}
        title={t('shared:error.notFound')}
        message={t('notFound.message')}
        action={
          <>
            <span className={styles['home']}>
              <ButtonLink to={href('directory.home')}>{t('shared:error.backHome')}</ButtonLink>
            </span>
            <ButtonLink to={href('directory.search')} variant="outline">
              {t('notFound.search')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
