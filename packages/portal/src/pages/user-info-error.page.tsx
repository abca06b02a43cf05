import { href, targetHref } from '@xinglin/routes';
import { Button, ButtonLink, ErrorState, Page, useToast } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { basePath } from '../base-path';

/** Seconds the check may take before the network counts as still away. */
const checkTimeoutMs = 5000;

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch(`${basePath()}/healthz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(checkTimeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * The network is away, or who is signed in could not be learned (spec 2 §2.12). A tap anywhere checks that the portal
 * answers, then goes on to `target`, or back; the button does the same for those who do not tap.
 */
export default function NetworkUnavailablePage(): ReactElement {
  const { t } = useTranslation(['portal', 'shared']);
  const toast = useToast();
  const [query] = useSearchParams();
  const [checking, setChecking] = useState(false);
  const target = query.get('target');
  const isUserInfo = query.get('reason') === 'userInfo';

  useEffect(() => {
    // The server knows why; the page's own report says that it was seen (spec 1 §8).
    if (isUserInfo) reportError(new Error('user info could not be had'));
  }, [isUserInfo]);

  const refresh = async (): Promise<void> => {
    if (checking) return;
    setChecking(true);
    if (!(await isReachable())) {
      setChecking(false);
      toast.show(t('shared:error.networkAbnormal'), { tone: 'error' });
    } else if (target !== null) {
      window.location.replace(targetHref(target));
    } else if (window.history.length > 1) {
      window.history.back();
    } else {
      window.location.replace(href('directory.home'));
    }
  };

  const refreshByTap = useEffectEvent(({ target: tapped }: MouseEvent) => {
    if (!(tapped instanceof Element && tapped.closest('a, button'))) void refresh();
  });
  useEffect(() => {
    document.addEventListener('click', refreshByTap);
    return () => document.removeEventListener('click', refreshByTap);
  }, []);

  return (
    <Page>
      <ErrorState
        kind={isUserInfo ? 'failure' : 'offline'}
        titleLevel={1}
        title={t(isUserInfo ? 'networkUnavailable.userInfo' : 'shared:error.networkUnavailable')}
        message={t(
          isUserInfo ? 'networkUnavailable.userInfoMessage' : 'networkUnavailable.message',
        )}
        action={
          <>
            <Button pending={checking} onClick={() => void refresh()}>
              {t('shared:error.tapToRefresh')}
            </Button>
            <ButtonLink href={href('directory.home')} variant="outline">
              {t('shared:error.backHome')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
