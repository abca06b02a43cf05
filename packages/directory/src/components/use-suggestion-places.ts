import { usePageModules } from '@xinglin/api';
import type { SearchSuggestion } from '@xinglin/gateway-sdk';
import { placeOfSuggestion, type Placed } from '../model/suggestion-places';

/** Gives suggestions their addresses; those that the channel has not got are left out. */
export function useSuggestionPlaces(): (items: readonly SearchSuggestion[]) => readonly Placed[] {
  const modules = usePageModules('directory.search');
  return (items) =>
    items.flatMap((item) => {
      const place = placeOfSuggestion(item);
      if (place === null) return [];
      const face = place.module === undefined ? place : modules(place.module, { to: place.to });
      return face?.to === undefined ? [] : [{ ...item, to: face.to }];
    });
}
