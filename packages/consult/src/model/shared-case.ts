import type { SharedCase } from '@xinglin/gateway-sdk';
import { idFilter, type Translate } from '@xinglin/pages';
import { href } from '@xinglin/routes';

export type CaseSection = SharedCase['sections'][number];
export type CasePassage = CaseSection['passages'][number];

/** The open page of a share. */
export const sharedHref = (share: string): string => href('consult.share', {}, { share });
/** The owner's page of a consult, from which it is shared. */
export const shareHref = (orderKey: string): string => href('consult.share', {}, { orderKey });

/** The standard department that an address names; undefined where it names none. */
export const deptOf = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('deptId'));

/** A sentence as others read it: what was taken out is named in brackets, or stands less exact. */
export const passageText = ({ parts }: CasePassage, t: Translate): string =>
  parts
    .map(({ text, taken }) =>
      // i18n-keys: sharing:taken.*
      taken === null || text !== '' ? text : t(`sharing:taken.${taken}`),
    )
    .join('');

/** Whether a sentence was left out whole, so that nothing of it can be chosen. */
export const isLeftOut = ({ parts }: CasePassage): boolean =>
  parts.every(({ taken }) => taken === 'refused' || taken === 'struck');
