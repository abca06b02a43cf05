import { useTranslation } from 'react-i18next';
import { useToast } from '../feedback/toast';

/**
 * Opens an overlay whose code comes in a chunk of its own: loads it first, so that it opens at once
 * and whole, and says so where it cannot be loaded, with the page as it was.
 */
export function useLazyOpening(load: () => Promise<unknown>, open: () => void): () => void {
  const { t } = useTranslation('shared');
  const toast = useToast();
  return () => {
    void load().then(open, () => toast.show(t('error.networkFailed'), { tone: 'error' }));
  };
}
