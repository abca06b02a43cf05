import type { PageLoad } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';

interface TypedPage {
  readonly load: PageLoad;
  readonly Page: () => ReactElement;
}

/** One page for each type that its path may name, as `:type`; an unknown one counts as doctors. */
export function pagesByType(pages: Readonly<Record<string, TypedPage>> & { doctor: TypedPage }) {
  const pageOf = (type: string | undefined): TypedPage =>
    (type !== undefined && Object.hasOwn(pages, type) ? pages[type] : undefined) ?? pages.doctor;
  function PageOfType(): ReactElement {
    const { Page } = pageOf(useParams()['type']);
    return <Page />;
  }
  return {
    load: (place: Parameters<PageLoad>[0]) => pageOf(place.params['type']).load(place),
    Page: PageOfType,
  };
}
