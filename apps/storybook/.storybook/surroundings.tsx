import { I18nProvider } from '@xinglin/i18n';
import type { I18n } from '@xinglin/i18n';
import { ToastProvider } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const StoryContext = createContext<ReactNode>(null);

function Story(): ReactNode {
  return useContext(StoryContext);
}

/** What a component finds around it in the portal: texts, a data router, toasts, mode and theme. */
export function Surroundings({
  i18n,
  mode,
  theme,
  children,
}: {
  i18n: I18n;
  mode: string;
  theme: string;
  children: ReactNode;
}): ReactElement {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Story }]));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = i18n.language;
    root.dataset['mode'] = mode;
    root.dataset['theme'] = theme;
  }, [i18n, mode, theme]);
  return (
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <StoryContext value={children}>
          <RouterProvider router={router} />
        </StoryContext>
      </ToastProvider>
    </I18nProvider>
  );
}
