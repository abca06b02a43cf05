import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './button.module.css';
import { LinkTo } from './link-to';
import type { ButtonLinkProps, ButtonLook, ButtonProps } from './props';

// Named one by one: a class asked for by a computed name would bring the sheet's whole table of names.
const classOf = {
  primary: styles['primary'],
  outline: styles['outline'],
  text: styles['text'],
  danger: styles['danger'],
  accent: styles['accent'],
  small: styles['small'],
  medium: styles['medium'],
};

function lookOf({ variant = 'primary', size = 'medium', block = false }: ButtonLook) {
  return {
    className: classNames(
      styles['button'],
      classOf[variant],
      classOf[size],
      block && styles['block'],
    ),
    // What the page is for, for those who count how it is used.
    'data-main': variant === 'primary' || undefined,
  };
}

function Inside({ icon, children }: { icon: ReactNode; children: ReactNode }): ReactElement {
  return (
    <span className={styles['face']}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** A button with text; see {@link ButtonProps}. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant,
    size,
    block,
    icon,
    pending,
    pendingLabel,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const { t } = useTranslation('ui');
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // Enter in a field clicks the submit button too, so this also stops a second submit.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        {...lookOf({ variant, size, block })}
        aria-disabled={pending === true || rest['aria-disabled']}
        data-pending={pending === true || undefined}
        onClick={handleClick}
      >
        <Inside icon={icon}>{children}</Inside>
        {pending === true && <span className={styles['spinner']} aria-hidden="true" />}
      </button>
      {/* Beside the button, whose inside is no place for a live region; there from the start, so that its change is told. */}
      {pending !== undefined && (
        <VisuallyHidden live>{pending ? (pendingLabel ?? t('pending')) : ''}</VisuallyHidden>
      )}
    </>
  );
}

/** A link with the look of a button; see {@link ButtonLinkProps}. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <LinkTo {...rest} {...lookOf({ variant, size, block })}>
      <Inside icon={icon}>{children}</Inside>
    </LinkTo>
  );
}
