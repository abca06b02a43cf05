import type { ReactElement } from 'react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../icons/status-icons';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so while the device is offline. Listens by itself; put it once into the frame. */
export function OfflineBanner(): ReactElement {
  const { t } = useTranslation('ui');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {!online && (
        <span className={styles['banner']}>
          <OfflineIcon />
          <span>{t('offline')}</span>
        </span>
      )}
    </output>
  );
}
