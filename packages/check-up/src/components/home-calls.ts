import { checkUpApi, type PageLoad } from '@xinglin/api';
import { choice, pageCall, withSession } from '@xinglin/pages';
import { askedFor, people, type HomePerson } from '../model/people';

const readPerson = choice(people);

/** For whom the home is, by its address; parents by default. */
export const personOf = (query: URLSearchParams): HomePerson =>
  readPerson.read(query.get('person')) ?? 'parents';

/** Packages of the home where there is no person of the account to put them in order for. */
const publicShown = 4;

/** How many packages there are for whom. */
export const personsCall = pageCall(checkUpApi.endpoints.listPhysicalPersons, () => undefined);

/** The home for a person of the account. */
export const ownCall = pageCall(checkUpApi.endpoints.getPhysicalHome, ({ query }) => ({
  person: personOf(query),
}));

/** Packages for such a person, as anyone sees them. */
export const publicCall = pageCall(checkUpApi.endpoints.listPhysicalPackages, ({ query }) => ({
  kind: 'general' as const,
  grouped: true,
  ...askedFor(personOf(query)),
  pageSize: publicShown,
}));

const loadOwn = withSession(ownCall.load);

/** What the home loads. */
export const loadHome: PageLoad = (place) => [
  ...publicCall.load(place),
  ...personsCall.load(place),
  ...loadOwn(place),
];
