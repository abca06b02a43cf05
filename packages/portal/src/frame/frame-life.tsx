import { useChannel } from '@xinglin/api';
import type { RouteRow } from '@xinglin/routes';
import { cameFromInside, useToast, type FrameAct } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { basePath } from '../base-path';
import { isInApp, showInApp } from './app-page';
import { keepAppTitle } from './app-title';
import { loadHostScripts } from './host-scripts';
import { closeWindow, leavePage } from './app-window';
import { AssistantBanner } from './assistant-banner';
import { FrameMenu } from './frame-menu';
import { Guide } from './guide';
import { sharePage } from './share-page';
import { useMessagingShare } from './use-messaging-share';

export { ChronicBanner } from './chronic-banner';
export { headerParts } from './header-sides';

/** What the frame does beyond showing a page: the floating menu, the header's close and share, an app's back. */
export function FrameLife({
  row,
  button,
  asked,
}: {
  row: RouteRow | undefined;
  /** Null where the page has no floating menu. */
  button: RefObject<HTMLButtonElement | null> | null;
  /** What the person asked for last; a new object each time. */
  asked: { readonly act: FrameAct } | undefined;
}): ReactElement {
  const [answered, setAnswered] = useState<typeof asked>();
  const { i18n } = useTranslation();
  const toast = useToast();
  const { guideOverlay } = useChannel();
  const { pathname } = useLocation();

  const act = useEffectEvent((name: FrameAct | undefined): void => {
    if (name === 'share') void sharePage(row?.shareConfig, i18n, toast);
    if (name === 'close') closeWindow(`${basePath()}/`);
  });
  useEffect(() => act(asked?.act), [asked]);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an app is told of each page in view
  useEffect(() => showInApp(row ?? {}), [pathname, row]);
  useEffect(leaveAsApps, []);
  useEffect(() => keepAppTitle(), []);
  useEffect(() => loadHostScripts(), []);
  useMessagingShare(row);
  return (
    <>
      {button && (
        <FrameMenu
          button={button}
          open={asked?.act === 'menu' && asked !== answered}
          onClose={() => setAnswered(asked)}
          more={row?.fabConfig?.entries}
        />
      )}
      <AssistantBanner />
      {guideOverlay && <Guide />}
    </>
  );
}

/** In the portal's own apps the header's default back is theirs; elsewhere it is as in a browser. */
function leaveAsApps(): (() => void) | undefined {
  if (!isInApp()) return undefined;
  const listening = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      const back = event.target instanceof Element && event.target.closest('a[data-back]');
      if (!back) return;
      // Before the header hears it, which then does nothing more.
      event.preventDefault();
      leavePage(cameFromInside(), back.getAttribute('href') ?? '/');
    },
    { capture: true, signal: listening.signal },
  );
  return () => listening.abort();
}
