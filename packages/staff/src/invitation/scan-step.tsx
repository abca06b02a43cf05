import { Button, Cluster, Note, Stack, useCopy } from '@xinglin/ui';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnArrival } from '../parts/code-input';
import styles from './invitation.module.css';
import type { OpenedInvitation as Opened } from '../api/shapes';

/** The secret of the second factor, as a picture for the phone's camera and as letters to type. */
export function ScanStep({ opened, onNext }: { opened: Opened; onNext: () => void }): ReactElement {
  const { t } = useTranslation('staff');
  const copy = useCopy();
  const id = useId();
  useFocusOnArrival(id);
  const groups = opened.secret.match(/.{1,4}/g) ?? [];
  return (
    <Stack gap={4}>
      <Note>{t('invitation.step', { step: 2, of: 3 })}</Note>
      <h2 id={id} tabIndex={-1}>
        {t('invitation.scan')}
      </h2>
      <p>{t('invitation.scanHint')}</p>
      <img
        className={styles['code']}
        // As a picture it can run nothing.
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(opened.qrSvg)}`}
        alt={t('invitation.codePicture')}
        width={220}
        height={220}
      />
      <Stack gap={1}>
        <Note>{t('invitation.type')}</Note>
        <Cluster>
          <code className={styles['secret']}>{groups.join(' ')}</code>
          <Button variant="text" size="small" onClick={() => void copy(opened.secret)}>
            {t('common.copy')}
          </Button>
        </Cluster>
      </Stack>
      <Button block onClick={onNext}>
        {t('invitation.added')}
      </Button>
    </Stack>
  );
}
