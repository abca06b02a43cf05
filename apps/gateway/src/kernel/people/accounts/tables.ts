import { deviceBrowsers, deviceSystems } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';

/** What a code is for; a code of one scene opens no other. `owner`: the former number, when it is changed; `emailOwner`: the address of an account without one. */
export const codeScenes = [
  'login',
  'bind',
  'rebind',
  'owner',
  'writeoff',
  'patient',
  'booking',
  'findPassword',
  'emailOwner',
  'emailRegister',
  'emailReset',
  'emailWriteoff',
  'emailBind',
] as const;

/** Accounts. One without a mobile number is a temporary sign-in. */
export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    /** In full; every answer masks it. */
    mobile: text('mobile'),
    /** Lower case; an e-mail address where the account was opened by one. */
    loginId: text('login_id'),
    /** argon2id over the md5 that the client sends. */
    passwordHash: text('password_hash'),
    nickname: text('nickname'),
    /** 0 not asked for yet, 1 verified, 2 in review, 3 refused (spec 1 §4). */
    verifyStatus: smallint('verify_status').notNull().default(0),
    corpConsult: boolean('corp_consult').notNull().default(false),
    /** Null until the next sign-in. */
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_mobile').on(table.mobile),
    uniqueIndex('users_login_id').on(table.loginId),
    uniqueIndex('users_nickname').on(sql`lower(nickname)`),
  ],
);

/** Sessions by the hash of their token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    tokenId: text('token_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    deviceId: text('device_id'),
    /** The channel it started on. */
    appId: text('app_id'),
    /** What its owner knows the device by: the program, the system, and the city of its network address. */
    browser: text('browser', { enum: deviceBrowsers }),
    system: text('system', { enum: deviceSystems }),
    cityId: text('city_id'),
    createdAt: moment('created_at').notNull(),
    /** Its last use, to within a part of the time it may lie unused; null where that is not limited, or it was not used. */
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_device').on(table.deviceId),
    index('sessions_expires_at').on(table.expiresAt),
    uniqueIndex('sessions_token_id').on(table.tokenId),
  ],
);

/** Devices on which an account was signed in, so that guesses made elsewhere do not keep its owner out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    deviceHash: text('device_hash').notNull(),
    /** The last sign-in there. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_seen_at').on(table.seenAt),
  ],
);

/** Codes sent by SMS or e-mail, also the ledger from which the limits of a number are counted. */
export const verifyCodes = pgTable(
  'verify_codes',
  {
    codeId: text('code_id').primaryKey(),
    /** The number or address it went to. */
    mobile: text('mobile').notNull(),
    scene: text('scene', { enum: codeScenes }).notNull(),
    /** The device that asked; only it may use the code. */
    deviceId: text('device_id'),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    /** Used, replaced by a newer one, or void after too many wrong tries. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('verify_codes_mobile').on(table.mobile, table.sentAt)],
);
