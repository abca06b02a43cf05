import { redDotsApi, useSession } from '@xinglin/api';
import type { RedDotPlace } from '@xinglin/gateway-sdk';

/** Answers where something is new, and notes where the person went to look. */
export type RedDots = ReturnType<typeof useRedDots>;

/** Where something is new to the person. No page waits for it: without an answer there is no dot. */
export function useRedDots() {
  const { currentData } = redDotsApi.useGetRedDotResourcesQuery(undefined, {
    skip: useSession()?.login !== true,
    // Seconds: what the server has just fetched is not fetched again.
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  const [refresh] = redDotsApi.useRefreshRedDotResourcesMutation();
  const isNew = (place: RedDotPlace): boolean => currentData?.places.includes(place) ?? false;
  return {
    isNew,
    /** The person goes to look; where that is not heard, the dot is there again next time. */
    look: (place: RedDotPlace): void => {
      if (isNew(place)) void refresh({ place });
    },
  };
}
