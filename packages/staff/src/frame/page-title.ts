import { createContext, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** How many notices are unread; part of the title of the browser's tab. */
export const UnreadContext = createContext(0);

/** Names the tab by its page, and by how many notices are unread. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('staff');
  const unread = use(UnreadContext);
  const app = t('frame.app');
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} - ${app}`;
  }, [app, title, unread]);
}
