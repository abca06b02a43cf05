import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { parseBoundedJson } from '../../platform/bounded-json';
import { partnerOf, type Partner } from '../../kernel/partners/service';
import type { Config } from '../../platform/config';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { keyedHash, newId, sameSecret } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { usedTickets } from '../../kernel/people/identities/tables';

/** A partner must send its person over within this time. */
export const ticketLifeMs = 5 * 60 * 1000;

/** How far a partner's clock may be ahead of ours. */
const clockSkewMs = 60 * 1000;

/** The claims of a ticket. It names no person: `subject` is the partner's own, opaque. */
const Claims = z.object({
  partner: z.string().min(1).max(64),
  subject: z.string().min(1).max(200),
  /** Milliseconds since 1970. */
  issuedAt: z.int(),
  nonce: z.string().min(16).max(64),
});
type Claims = z.infer<typeof Claims>;

/** Signs a ticket as a partner does: base64url of its JSON, a dot, HMAC-SHA256 of that in hex. */
export function signTicket(claims: Claims, key: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${keyedHash(key, body)}`;
}

/** A ticket for a user, as the partner's server would make it now. */
export function newTicket(partner: string, subject: string, key: string, now: Date): string {
  return signTicket({ partner, subject, issuedAt: now.getTime(), nonce: newId() }, key);
}

/** The key by which a partner signs; null where it has none. */
export function entranceKeyOf(config: Config, partnerCode: string): string | null {
  const key = config.entranceKeys[partnerCode];
  return key ?? (config.sandbox ? `sandbox-only-entrance-${partnerCode}` : null);
}

/** Reads a ticket of the channel that asks. Refuses what is forged, too old, or another channel's with `partnerTokenInvalid`. */
export async function readTicket(
  { db, appId, now }: CallContext,
  config: Config,
  ticket: string,
): Promise<{ readonly partner: Partner; readonly claims: Claims; readonly expiresAt: Date }> {
  const partner = await partnerOf(db, appId);
  const key = entranceKeyOf(config, partner.partnerCode);
  const [body = '', signature = ''] = ticket.split('.');
  if (key === null || !sameSecret(signature, keyedHash(key, body)))
    return refuse('partnerTokenInvalid');
  const claims = Claims.safeParse(jsonIn(body)).data;
  if (claims === undefined || claims.partner !== partner.partnerCode)
    return refuse('partnerTokenInvalid');
  const expiresAt = new Date(claims.issuedAt + ticketLifeMs);
  const isTimely = claims.issuedAt <= now.getTime() + clockSkewMs && expiresAt > now;
  return isTimely ? { partner, claims, expiresAt } : refuse('partnerTokenInvalid');
}

function jsonIn(body: string): unknown {
  try {
    return parseBoundedJson(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Uses a ticket up; refuses one that was used. */
export async function takeTicket(
  db: Queryable,
  { partner: partnerCode, nonce }: Claims,
  expiresAt: Date,
): Promise<void> {
  const [taken] = await db
    .insert(usedTickets)
    .values({ partnerCode, nonce, expiresAt: new Date(expiresAt.getTime() + clockSkewMs) })
    .onConflictDoNothing()
    .returning({ nonce: usedTickets.nonce });
  if (taken === undefined) refuse('partnerTokenInvalid');
}

/** Forgets tickets that their age keeps out. */
export async function purgeTickets(db: Queryable, now: Date): Promise<void> {
  await db.delete(usedTickets).where(lt(usedTickets.expiresAt, now));
}
