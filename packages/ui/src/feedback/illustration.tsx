import type { ReactElement, ReactNode } from 'react';
import styles from './illustration.module.css';

/** What a picture stands for. */
export type IllustrationKind = 'emptyList' | 'emptySearch' | 'failure' | 'offline';

function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <svg
      className={styles['picture']}
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles['ground']} cx="60" cy="84" rx="44" ry="7" />
      {children}
    </svg>
  );
}

/** A clipboard with nothing on it. */
function EmptyListPicture(): ReactElement {
  return (
    <Frame>
      <rect className={styles['sheet']} x="36" y="18" width="48" height="62" rx="7" />
      <path
        className={styles['line']}
        d="M50 18v-3a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v3M47 38h26M47 50h26M47 62h14"
      />
    </Frame>
  );
}

/** A magnifier over a page. */
function EmptySearchPicture(): ReactElement {
  return (
    <Frame>
      <rect className={styles['sheet']} x="30" y="16" width="46" height="62" rx="7" />
      <path className={styles['line']} d="M41 31h24M41 43h12" />
      <circle className={styles['sheet']} cx="72" cy="54" r="15" />
      <path className={styles['line']} d="m83 65 12 12" />
    </Frame>
  );
}

/** A broken cable. */
function FailurePicture(): ReactElement {
  return (
    <Frame>
      <path className={styles['line']} d="M14 52h20M106 52H86" />
      <rect className={styles['sheet']} x="34" y="38" width="20" height="28" rx="6" />
      <rect className={styles['sheet']} x="68" y="38" width="18" height="28" rx="6" />
      <path className={styles['line']} d="M54 46h6M54 58h6M61 22l-2-9M50 26l-6-7M71 26l6-7" />
    </Frame>
  );
}

/** A cloud without a connection. */
function OfflinePicture(): ReactElement {
  return (
    <Frame>
      <path
        className={styles['sheet']}
        d="M40 68a16 16 0 0 1-1-32 22 22 0 0 1 42-3 17.500 17.500 0 0 1 0 35H40Z"
      />
      <path className={styles['line']} d="m52 44 16 16m0-16L52 60" />
    </Frame>
  );
}

const pictures: Readonly<Record<IllustrationKind, () => ReactElement>> = {
  emptyList: EmptyListPicture,
  emptySearch: EmptySearchPicture,
  failure: FailurePicture,
  offline: OfflinePicture,
};

/** The picture of a state without content. */
export default function Illustration({ kind }: { kind: IllustrationKind }): ReactElement {
  const Picture = pictures[kind];
  return <Picture />;
}
