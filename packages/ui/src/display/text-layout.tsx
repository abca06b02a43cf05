import type { ReactElement } from 'react';
import type { ClusterProps, NoteProps, ProseProps, StackProps } from './props';
import styles from './text-layout.module.css';

/** Long text; see {@link ProseProps}. */
export function Prose({ children }: ProseProps): ReactElement {
  return <div className={styles['prose']}>{children}</div>;
}

/** Vertical stack; see {@link StackProps}. */
export function Stack({ gap = 3, inset = false, children }: StackProps): ReactElement {
  return (
    <div className={styles['stack']} data-gap={gap} data-inset={inset || undefined}>
      {children}
    </div>
  );
}

/** A wrapping row; see {@link ClusterProps}. */
export function Cluster({ align = 'start', children }: ClusterProps): ReactElement {
  return (
    <div className={styles['cluster']} data-align={align}>
      {children}
    </div>
  );
}

/** Quiet text; see {@link NoteProps}. */
export function Note({ size = 'small', as: Element = 'p', id, children }: NoteProps): ReactElement {
  return (
    <Element id={id} className={styles['note']} data-size={size}>
      {children}
    </Element>
  );
}
