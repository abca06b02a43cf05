import type { GuardChannel } from './guard';

/** Partners created from this day on see all pages (spec 1 §4 and §9). */
const cutOff = Date.parse('2020-11-02T00:00:00+08:00');

/** Partners from before that day that do so all the same: those the specification names as having pages of their own. */
const builtIn: readonly string[] = [
  'tianjin',
  'shanghai',
  'jinan',
  'huanggang',
  'wuhan',
  'hubei',
  'taian',
  'shandong',
  'nanping',
  'sanming',
  'jundi',
  'xiaodu',
  'h5jsyy',
  'dragonpass',
  'hisense',
  'znky',
  'ybf',
];

/**
 * Whether a partner is all-node: on the global list without being named there (spec 2 §2.33). The day of creation
 * comes first, then what the config says, then the built-in list. A partner of which neither is known, because a
 * call failed, is all-node too: a channel must not go dark with a call; what is secret the gateway keeps.
 */
export function isAllNode({
  partner,
  info,
  access,
}: Pick<GuardChannel, 'partner' | 'info' | 'access'>): boolean {
  const created = Date.parse(info.partnerGmtCreated ?? '');
  if (created >= cutOff) return true;
  return (
    access.isAllNode ?? (Number.isNaN(created) || (partner !== null && builtIn.includes(partner)))
  );
}
