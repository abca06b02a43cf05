import { ButtonLink, PhoneIcon, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './emergency.module.css';

const bold = (words: string) => <b>{words}</b>;

/** When no doctor online is the right one, with the ambulance a tap away. */
export function Emergency(): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <div className={styles['bar']}>
      <span className={styles['text']}>
        <RichText text={t('emergency.text')} parts={{ signs: bold }} />
      </span>
      <span className={styles['call']}>
        <ButtonLink
          variant="danger"
          size="small"
          icon={<PhoneIcon />}
          href="tel:120"
          aria-label={t('emergency.call')}
        >
          120
        </ButtonLink>
      </span>
    </div>
  );
}
