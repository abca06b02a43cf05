import type {
  Doctor,
  FoundThing,
  GetKeywordAnalysisResponse,
  MergeSearchRecommendResponse,
  MergeSearchResponse,
} from '@xinglin/gateway-sdk';
import { listOf } from './directory-samples';

/** Words that lead nowhere. */
export const noAnalysis: GetKeywordAnalysisResponse = {
  redFlags: [],
  danger: null,
  departments: [],
  entries: [],
  article: null,
  corrections: [],
};

/** Words that nothing but doctors and hospitals may have. */
export const noThings: MergeSearchResponse = {
  kinds: [],
  named: null,
  functions: [],
  groups: [],
  nearest: [],
  hospitals: listOf([]),
  departments: [],
  diseases: [],
  doctors: listOf([]),
};

/** A thing that was found, of which only this is of interest. */
export const foundThing = (thing: Partial<FoundThing>): FoundThing => ({
  thingId: 't-1',
  withinId: null,
  title: '阿莫西林胶囊',
  note: '',
  picture: null,
  needsPrescription: false,
  deptId: null,
  priceCents: null,
  ...thing,
});

/** Doctors of the department that fits some words; with a place today where `placesToday` says so. */
export function recommendedDoctors(
  department: MergeSearchRecommendResponse['department'],
  doctors: readonly Doctor[],
  placesToday: MergeSearchRecommendResponse['items'][number]['placesToday'] = null,
): MergeSearchRecommendResponse {
  return {
    ...listOf(doctors.map((doctor) => ({ ...doctor, placesToday }))),
    isToday: placesToday !== null,
    department,
  };
}
