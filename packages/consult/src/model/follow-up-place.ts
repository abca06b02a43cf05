import { href } from '@xinglin/routes';

/** The follow-up that an address names; empty where it names none, which the gateway knows none by. */
export const followUpOf = (query: URLSearchParams): string => query.get('followUpId') ?? '';

/** What a doctor asks after a consult, and the ways on from it. */
export const followUpHref = (followUpId: string): string =>
  href('consult.dpchatFurtherDetail', {}, { followUpId });
