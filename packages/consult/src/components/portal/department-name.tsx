import type { ReactElement } from 'react';

/** A department's name that breaks before 内科, 外科 or 科 where it is too long for its line, not within a word. */
export function DepartmentName({ name }: { readonly name: string }): ReactElement {
  const [, first, last] = /^(.{3,})([内外]科)$/.exec(name) ?? [];
  if (first === undefined) return <>{name}</>;
  return (
    <>
      {first}
      <wbr />
      {last}
    </>
  );
}
