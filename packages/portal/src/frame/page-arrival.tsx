import { usePreferences, useStoreSelector } from '@xinglin/api';
import { useToast, VisuallyHidden } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useParams } from 'react-router';
import type { RouteHandle } from '../feature';
import { headTexts } from '../page-head';
import { stayedEvent } from './stayed';

/** Keeps the document's title and class, tells why a navigation was called off, and after a navigation announces it and moves the focus to the new page's heading. */
export function PageArrival(): ReactElement {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const params = useParams();
  const preferences = usePreferences();
  // Every route of the portal carries a RouteHandle; react-router types it as unknown.
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = useStoreSelector((state) =>
    handle
      ? headTexts(
          handle,
          {
            route: handle.name,
            params,
            query: new URLSearchParams(search),
            preferences,
            now: state.session.pageTime,
          },
          state,
          i18n,
        ).title
      : '',
  );

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  const className = handle?.row.htmlClassName ?? '';
  useEffect(() => {
    document.documentElement.className = className;
  }, [className]);

  const toast = useToast();
  useEffect(() => {
    // Only this portal's client sends it, with a text.
    const tell = (event: Event): void =>
      toast.show(String((event as CustomEvent).detail), { tone: 'error' });
    window.addEventListener(stayedEvent, tell);
    return () => window.removeEventListener(stayedEvent, tell);
  }, [toast]);

  const arrivedAt = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    setAnnounced(document.title);
    const heading =
      document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    // The router restores the scroll position by itself.
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return <VisuallyHidden live>{announced}</VisuallyHidden>;
}
