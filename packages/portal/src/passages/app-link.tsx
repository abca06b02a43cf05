import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import type { NativeApp } from './native-apps';
import { OpenInApp } from './open-in-app';

/** A link into an app that names a page of this site: without the app the page is read here. */
export function AppLink({ app }: { app: NativeApp }): ReactElement {
  const [query] = useSearchParams();
  const path = sitePath(query.get('target'));
  const home = href('directory.home');
  return (
    <OpenInApp
      app={app}
      onward={path === null ? { to: home, text: 'home' } : { to: path, text: 'continue' }}
    />
  );
}
