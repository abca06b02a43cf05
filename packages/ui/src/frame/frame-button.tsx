import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, ShareIcon } from '../icons/navigation-icons';
import styles from './page-header.module.css';
import type { FrameButtonProps } from './props';

/** A button of the header that the frame answers; see {@link FrameButtonProps}. */
export function FrameButton({ act }: FrameButtonProps): ReactElement {
  const { t } = useTranslation('ui');
  const [label, Icon] =
    act === 'close' ? ([t('close'), CloseIcon] as const) : ([t('share'), ShareIcon] as const);
  return (
    <button type="button" className={styles['icon']} data-act={act} aria-label={label}>
      <Icon />
    </button>
  );
}
