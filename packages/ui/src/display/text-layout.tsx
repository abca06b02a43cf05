import type { ReactElement, ReactNode } from 'react';
import type { ClusterProps, NoteProps, ProseProps, StackProps } from './props';
import styles from './text-layout.module.css';

const dot = ' · ';

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

/**
 * Facts of one line, as a text with " · " between them. Where the line breaks between two facts, their dot goes: it would
 * be left alone at the end of a line. What is no such text is shown as it is.
 */
export function DottedFacts({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string' || !children.includes(dot)) return children;
  return (
    <span className={styles['dotted']}>
      <span className={styles['facts']}>
        {children.split(dot).map((fact, index) => (
          <span key={index} className={styles['fact']}>
            {index > 0 && <span className={styles['dot']}>{dot}</span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
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
