import type { SearchSuggestion } from '@xinglin/gateway-sdk';
import { href, type ModuleKey } from '@xinglin/routes';
import { placeOfKind } from './found-things';
import { functionWay } from './function-ways';

/** A suggestion with its address. */
export interface Placed extends SearchSuggestion {
  readonly to: string;
}

const ofCare: Readonly<Record<string, (id: string) => string>> = {
  hospital: (id) => href('directory.hospital', { id }),
  department: (id) => href('directory.standardDepartment', { id }),
  disease: (id) => href('directory.disease', { id }),
  doctor: (id) => href('directory.doctor', { id }),
};

/** Where a suggestion is, and the module by which a channel hides it; null for a kind of a newer gateway. */
export function placeOfSuggestion(
  suggestion: SearchSuggestion,
): { readonly to: string; readonly module?: ModuleKey<'directory.search'> } | null {
  const { kind, thingId, withinId } = suggestion;
  if (kind === 'function') return functionWay(thingId);
  const care = ofCare[kind];
  if (care !== undefined) return { to: care(thingId) };
  const place = placeOfKind(kind);
  return place && { to: place.one({ thingId, withinId }), module: place.module };
}
