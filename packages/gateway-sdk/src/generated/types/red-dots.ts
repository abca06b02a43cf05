// Generated from packages/contract by `npm run generate`; change it there.
export type RedDotPlace = 'appointments' | 'realName';
export interface GetRedDotResourcesResponse {
  places: RedDotPlace[];
}
export interface RefreshRedDotResourcesRequest {
  place: RedDotPlace;
}
export interface RefreshRedDotResourcesResponse {
  done: true;
}
