import type { ReactElement, ReactNode } from 'react';
import styles from './brand.module.css';

/** Whose portal this is: its mark, which is a token of the channel (`--brand-mark`), its name, and a short line. */
export interface BrandProps {
  name: string;
  /** What the channel is for, or why it asks for something. */
  line: ReactNode;
}

/** The channel at the top of its home; the name is the page's `h1`. */
export function BrandHead({
  name,
  line,
}: Pick<BrandProps, 'name'> & Partial<BrandProps>): ReactElement {
  return (
    <div className={styles['head']}>
      <span className={styles['mark']} />
      <div>
        <h1 className={styles['name']}>{name}</h1>
        {line !== undefined && <p className={styles['line']}>{line}</p>}
      </div>
    </div>
  );
}

/** The channel on a page that asks for something, with its reason for asking. */
export function BrandReason({ name, line }: BrandProps): ReactElement {
  return (
    <div className={styles['reason']}>
      <span className={styles['tile']}>
        <span className={styles['mark']} />
      </span>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['line']}>{line}</p>
      </div>
    </div>
  );
}
