import type { PageLoad } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { allPackages } from '../components/all-packages';
import { CheckUpHome } from '../components/check-up-home';
import { ComparePage, loadComparison } from '../components/compare-page';
import { loadHome } from '../components/home-calls';

/** What makes the address one of a list; without any of it the page is the home. */
const ofList = ['view', 'q', 'purpose', 'most'];

const isList = (query: URLSearchParams): boolean => ofList.some((name) => query.has(name));

/** The home, the packages to choose from, or those that the address names beside each other (spec 2 §2.15). */
export const load: PageLoad = (place) => {
  if (place.query.has('compare')) return loadComparison(place);
  return isList(place.query) ? allPackages.load(place) : loadHome(place);
};

export default function CheckUpHomePage(): ReactElement {
  const [query] = useSearchParams();
  if (query.has('compare')) return <ComparePage />;
  return isList(query) ? <allPackages.Page /> : <CheckUpHome />;
}
