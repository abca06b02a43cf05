import type { I18n } from '@xinglin/i18n';
import type { Channel } from '@xinglin/portal/developers';
import { createSurroundings, PageSurroundings, type PageSetting } from '@xinglin/testing';
import type { ReactElement, ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * What a component or a page finds around it in the portal: texts, the store over a mock gateway, a data router,
 * toasts, channel, mode and theme. A page's story says by its parameters (`PageSetting`) where it is and what the gateway answers.
 */
export function Surroundings({
  i18n,
  channel,
  mode,
  theme,
  setting,
  children,
}: {
  i18n: I18n;
  channel: Channel;
  mode: string;
  theme: string;
  setting: PageSetting;
  children: ReactNode;
}): ReactElement {
  const [{ store, router }] = useState(() =>
    createSurroundings(
      {
        ...setting,
        channel: { ...channel.current, ...setting.channel },
        preferences: {
          mode: mode === 'elder' ? 'elder' : 'standard',
          theme: theme === 'dark' ? 'dark' : 'light',
          ...setting.preferences,
        },
      },
      i18n,
    ),
  );
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = i18n.language;
    if (channel.partner) root.dataset['channel'] = channel.partner.id;
    else delete root.dataset['channel'];
    root.dataset['mode'] = mode;
    root.dataset['theme'] = theme;
  }, [i18n, channel, mode, theme]);
  return (
    <PageSurroundings store={store} router={router} i18n={i18n}>
      {children}
    </PageSurroundings>
  );
}
