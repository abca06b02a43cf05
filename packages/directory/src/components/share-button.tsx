import { IconButton, ShareIcon, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Shares the address of the page in view: by the system where it can, else by copying it. */
export function ShareButton({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('directory');
  const toast = useToast();
  const share = async (): Promise<void> => {
    const url = window.location.origin + window.location.pathname;
    try {
      // Old browsers have no sheet for sharing; the types know only new ones.
      if ('share' in navigator) return await navigator.share({ title, url });
      await copy(url);
      toast.show(t('shared:copy.done'), { tone: 'success' });
    } catch (error) {
      // The person closed the system's sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.show(t('shared:copy.unsupported'), { tone: 'error' });
    }
  };
  return <IconButton label={t('share')} icon={<ShareIcon />} onClick={() => void share()} />;
}

/** The clipboard is missing on pages that are not secure; that rejects like a refusal. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
