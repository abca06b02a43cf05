import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';
import { useToast } from './toast';

/** Copies a text and says by a toast whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('shared');
  const toast = useToast();
  return async (text) => {
    if (await copyText(text)) toast.show(t('copy.done'), { tone: 'success' });
    else toast.show(t('copy.unsupported'), { tone: 'error' });
  };
}
