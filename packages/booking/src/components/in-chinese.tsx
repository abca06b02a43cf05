import type { ReactElement } from 'react';

/** What stands on the signs there, for a reader of another language to show or to compare; nothing where it is not told. */
export function InChinese({
  parts,
}: {
  parts: readonly (string | undefined)[];
}): ReactElement | null {
  const text = parts.filter(Boolean).join(' ');
  return text === '' ? null : <span lang="zh-Hans">{text}</span>;
}
