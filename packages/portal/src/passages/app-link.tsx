import { href, targetHref } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { ownAddress, type NativeApp } from './native-apps';
import { OpenInApp } from './open-in-app';

/** A link into an app that names a page of this site: without the app the page is read here. */
export function AppLink({ app }: { app: NativeApp }): ReactElement {
  const [query] = useSearchParams();
  const target = query.get('target');
  const isForApp = target === null || ownAddress(app, target) !== null;
  return (
    <OpenInApp
      app={app}
      onward={
        isForApp
          ? { to: href('directory.home'), text: 'home' }
          : { to: targetHref(target), text: 'continue' }
      }
    />
  );
}
