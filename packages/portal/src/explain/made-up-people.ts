import type { GuardUser } from '@xinglin/guards';

const hour = 3_600_000;

/** What sets each kind apart from a user who is signed in, bound and on a known device. */
const kinds = {
  visitor: null,
  temporary: { isTempLogin: true },
  bound: {},
  verified1: { verifyStatus: 1 },
  verified2: { verifyStatus: 2 },
  verified3: { verifyStatus: 3 },
  corporate: { verifyStatus: 1, corpconsult: true },
  overseas: { isTempLogin: true, verifyStatus: 2 },
  expired: {},
  wrongType: { type: 1 },
  unknownDevice: { wxConfigVO: { hasWxDevice: false } },
} satisfies Record<string, Partial<GuardUser> | null>;

/** A person of a kind that guards tell apart (spec 1 §6). */
export type PersonKind = keyof typeof kinds;

/** The kinds in the order the form shows them. */
// The keys of the record are its type.
export const personKinds = Object.keys(kinds) as PersonKind[];

/** A made-up person at a moment of the gateway's clock. */
export function madeUpPerson(kind: PersonKind, now: number): GuardUser | null {
  const change: Partial<GuardUser> | null = kinds[kind];
  return (
    change && {
      login: true,
      isTempLogin: false,
      verifyStatus: 0,
      gmtExpired: new Date(now + (kind === 'expired' ? -hour : hour)).toISOString(),
      type: 0,
      corpconsult: false,
      wxConfigVO: { hasWxDevice: true },
      ...change,
    }
  );
}
