import type { PageForward } from '@xinglin/api';
import { detectEnvironment } from '@xinglin/platform';
import { targetHref } from '@xinglin/routes';
import { Button, ButtonLink, Page, PageHeader, useCopy } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router';
import { targetOf } from '../../../passages/forwards';
import styles from '../../../passages/open-in-app.module.css';

/** Outside the messaging app there is nothing to follow: the target itself is shown. */
export const forward: PageForward = ({ query, userAgent }) =>
  detectEnvironment(userAgent).messagingApp ? null : targetOf(query);

/**
 * Says how the official account is followed in the messaging app, which no page can do for the person, and leads on to
 * `target` (spec 2 §2.12).
 */
export default function FollowPage(): ReactElement {
  const { t } = useTranslation(['passages', 'shared']);
  const [query] = useSearchParams();
  const icon = useHref('/favicon.svg');
  const copy = useCopy();
  const name = t('shared:brand.name');
  return (
    <Page header={<PageHeader title={t('follow.title')} />}>
      <div className={styles['panel']}>
        <img src={icon} alt="" width="72" height="72" />
        <h2 className={styles['heading']}>{t('follow.heading', { name })}</h2>
        <p className={styles['message']}>{t('follow.message', { name })}</p>
        <div className={styles['ways']}>
          <Button block onClick={() => void copy(name)}>
            {t('follow.copy')}
          </Button>
          <ButtonLink block variant="outline" to={targetHref(targetOf(query))}>
            {t('follow.onward')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
