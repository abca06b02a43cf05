import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToast } from '../feedback/toast';
import { useModal } from '../overlays/use-modal';
import styles from './floating-menu.module.css';
import type { FloatingMenuItem, FloatingMenuProps } from './props';
import { useFloatingPosition } from './use-floating-position';

/** The menu of the floating button; see {@link FloatingMenuProps}. */
export function FloatingMenu({
  button,
  open,
  onClose,
  items,
  onMoved,
}: FloatingMenuProps): ReactElement | null {
  const { t } = useTranslation('ui');
  const toast = useToast();
  useFloatingPosition(button, onMoved, () => toast.show(t('quickMenuBack'), { tone: 'success' }));
  useEffect(() => button.current?.setAttribute('aria-expanded', String(open)), [button, open]);
  if (!open) return null;
  return <OpenMenu anchor={button.current} items={items} onClose={onClose} />;
}

function OpenMenu({
  anchor,
  items,
  onClose,
}: {
  anchor: HTMLElement | null;
  items: readonly FloatingMenuItem[];
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('ui');
  const inside = useRef<HTMLDivElement>(null);
  // A tap on the cover, which is all of the dialog that is not the menu, closes it.
  const dialog = useModal(onClose, { onBackdrop: true });
  useEffect(() => {
    const place = anchor?.getBoundingClientRect();
    const box = inside.current;
    if (!place || !box) return;
    box.style.setProperty('--anchor-x', `${place.left + place.width / 2}px`);
    box.style.setProperty('--anchor-y', `${place.top + place.height / 2}px`);
    box.style.setProperty('--width', `${box.offsetWidth}px`);
    box.style.setProperty('--height', `${box.offsetHeight}px`);
  }, [anchor]);
  return (
    <dialog ref={dialog} className={styles['cover']} aria-label={t('quickMenu')}>
      <div ref={inside} className={styles['menu']}>
        <ul role="list">
          {items.map((item) => (
            <li key={item.label}>
              <Entry {...item} onClose={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

function Entry({
  label,
  icon,
  to,
  href,
  onOpen,
  onClose,
}: FloatingMenuItem & { onClose: () => void }): ReactElement {
  const inside = (
    <>
      <span className={styles['icon']}>{icon}</span>
      {label}
    </>
  );
  if (to !== undefined)
    return (
      <Link className={styles['item']} to={to} onClick={onClose}>
        {inside}
      </Link>
    );
  if (href !== undefined)
    return (
      <a className={styles['item']} href={href} onClick={onClose}>
        {inside}
      </a>
    );
  return (
    <button
      type="button"
      className={styles['item']}
      onClick={() => {
        onClose();
        onOpen?.();
      }}
    >
      {inside}
    </button>
  );
}
