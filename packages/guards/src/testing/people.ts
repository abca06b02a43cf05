import type { GuardUser } from '../guard';

/** The moment at which the tests look. */
export const now = Date.parse('2026-12-01T08:00:00+08:00');

const bound: GuardUser = {
  login: true,
  isTempLogin: false,
  verifyStatus: 0,
  gmtExpired: '2026-12-01T09:00:00+08:00',
  type: 0,
  corpconsult: false,
  wxConfigVO: { hasWxDevice: true },
};

/** Every kind of user a guard may judge (spec 1 §6). */
export const people = {
  visitor: null,
  temporary: { ...bound, isTempLogin: true },
  bound,
  verified1: { ...bound, verifyStatus: 1 },
  verified2: { ...bound, verifyStatus: 2 },
  verified3: { ...bound, verifyStatus: 3 },
  corporate: { ...bound, verifyStatus: 1, corpconsult: true },
  /** A guest from abroad: no mobile number, no real name. */
  overseas: { ...bound, isTempLogin: true, verifyStatus: 2 },
  expired: { ...bound, gmtExpired: '2026-12-01T07:59:59+08:00' },
  wrongType: { ...bound, type: 3 },
  /** A user on a device that the account does not know. */
  elsewhere: { ...bound, wxConfigVO: { hasWxDevice: false } },
} satisfies Record<string, GuardUser | null>;
