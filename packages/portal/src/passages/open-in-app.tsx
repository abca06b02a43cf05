import { useChannel } from '@xinglin/api';
import { detectEnvironment } from '@xinglin/platform';
import { ButtonLink, NoticeBar, Page, PageHeader, useHydrated } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router';
import { nativeLink, type NativeApp } from './native-apps';
import styles from './open-in-app.module.css';

/** Milliseconds after which an app that is there would have covered the page. */
const patienceMs = 2500;

/** What becomes of the tap; a page is never told whether an app is installed. */
type Attempt = 'none' | 'waiting' | 'stayed';

/**
 * Opens an app at the page's `target`, by a tap: a browser that cannot shows an error of its own where a script tries.
 * Beside it stands every other way on, where to get the app included, so that a user without the app is not stuck.
 * @param onward the way on without the app, and what its link says.
 */
export function OpenInApp({
  app,
  onward,
}: {
  app: NativeApp;
  onward: { readonly to: string; readonly text: 'home' | 'continue' | 'paid' };
}): ReactElement {
  const { t } = useTranslation('passages');
  const [query] = useSearchParams();
  const icon = useHref('/favicon.svg');
  const getAt = useChannel().appPages[app];
  const [attempt, setAttempt] = useState<Attempt>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Only the browser knows: the page is the same for all that ask the server.
  const isHeld = useHydrated() && detectEnvironment(navigator.userAgent).messagingApp;
  useEffect(() => () => clearTimeout(timer.current), []);

  const watch = (): void => {
    clearTimeout(timer.current);
    setAttempt('waiting');
    timer.current = setTimeout(() => setAttempt(document.hidden ? 'none' : 'stayed'), patienceMs);
  };
  return (
    // i18n-keys: passages:user.* passages:doctor.* passages:digitalPayment.* passages:onward.*
    <Page header={<PageHeader title={t(`${app}.title`)} />}>
      {isHeld && <NoticeBar live>{t('openInBrowser')}</NoticeBar>}
      <div className={styles['panel']}>
        <img src={icon} alt="" width="72" height="72" />
        <h2 className={styles['heading']}>{t(`${app}.heading`)}</h2>
        <p className={styles['message']}>{t(`${app}.message`)}</p>
        <div className={styles['ways']}>
          <ButtonLink block href={nativeLink(app, query.get('target'))} onClick={watch}>
            {t(`${app}.open`)}
          </ButtonLink>
          {getAt !== undefined && (
            <ButtonLink block variant="outline" href={getAt}>
              {t('get')}
            </ButtonLink>
          )}
          <ButtonLink block variant={getAt === undefined ? 'outline' : 'text'} to={onward.to}>
            {t(`onward.${onward.text}`)}
          </ButtonLink>
        </div>
        <output className={styles['outcome']}>
          {attempt === 'waiting' && t('opening')}
          {attempt === 'stayed' && t(getAt === undefined ? 'stayed' : 'stayedGet')}
        </output>
      </div>
    </Page>
  );
}
