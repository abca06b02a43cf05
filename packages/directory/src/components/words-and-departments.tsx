import { DepartmentPills, type wordsFilter } from '@xinglin/care';
import type { idFilter, ListView } from '@xinglin/pages';
import { ButtonLink, EmptyState, Gutter, SearchBox } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Quoting } from './quoting';

type View = ListView<{ q: (typeof wordsFilter)['q']; deptId: typeof idFilter }>;

/** Above a list of what is told: the words that it is searched by, and the departments that it is of. */
export function WordsAndDepartments({
  view: { pathname, filters, to, queryWith },
  label,
  placeholder,
  children,
}: {
  view: View;
  label: string;
  placeholder: string;
  /** Below the field. */
  children?: ReactNode;
}): ReactElement {
  return (
    <>
      <Gutter>
        <SearchBox
          action={pathname}
          label={label}
          placeholder={placeholder}
          defaultValue={filters.q}
          keep={queryWith({ q: '' })}
        />
        {children}
      </Gutter>
      <DepartmentPills chosen={filters.deptId} to={(deptId) => to({ deptId })} />
    </>
  );
}

/** In place of such a list: what was not found, and the way to all of it. */
export function NoneOfThem({
  view: { filters, to },
  none,
  noneFor,
  hint,
  all,
}: {
  view: View;
  none: string;
  /** With `<words/>` for what was typed. */
  noneFor: string;
  hint: string;
  all: string;
}): ReactElement {
  const { q, deptId } = filters;
  const isNarrow = q !== '' || deptId !== undefined;
  return (
    <EmptyState
      kind="search"
      title={q === '' ? none : <Quoting text={noneFor} words={q} />}
      message={isNarrow && hint}
      action={
        isNarrow && (
          <ButtonLink variant="outline" to={to({ q: '', deptId: undefined })}>
            {all}
          </ButtonLink>
        )
      }
    />
  );
}
