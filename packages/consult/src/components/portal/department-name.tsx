import type { ReactElement } from 'react';

/** A long Chinese name of a department: where it is too long for its line, it breaks before its last two characters. */
export function DepartmentName({ name }: { readonly name: string }): ReactElement {
  const [, first, last] = /^(\p{Script=Han}{3,})(..)$/u.exec(name) ?? [];
  if (first === undefined) return <>{name}</>;
  return (
    <>
      {first}
      <wbr />
      {last}
    </>
  );
}
