import type { Metrics } from '@xinglin/server';
import type { Logger } from 'pino';
import { findRoute } from './find-route';
import { readUpTo } from './proxied-body';
import type { RequestFacts } from './request-facts';

/** Where browsers report what the policy of a page blocked, below the portal's base. */
export const policyReportPath = '/csp-report';

/** Bytes of one request with reports. */
const largestReport = 8 * 1024;

/** Requests that are read in a minute: of one caller, and of all together. */
const ofOneCaller = 20;
const ofAll = 120;

/** Reports of one request that are looked at; a browser collects a few of them. */
const reportsAtOnce = 10;

/** Different violations that are logged in an hour: anyone can send a report. */
const mostLogged = 200;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Directives that can block something (CSP level 3, Trusted Types); a report names no other. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** What one report says, without an address of a person: the page by its route, what was blocked by its origin. */
interface Violation {
  readonly directive: string;
  /** An origin, a scheme, or a word of the browser such as `inline`. */
  readonly blocked: string;
  /** Name of the page's route; `other` for a page of no route. */
  readonly page: string;
}

/** The reports of one portal. */
export interface PolicyReports {
  /** Takes a request with reports. It is answered with 204 whether they are read or not, with 413 where it is too large. */
  take(facts: RequestFacts): Promise<Response>;
}

/**
 * Logs what browsers report of the pages' policies: each violation once an hour, as one line without a query, a path or
 * an address. All reports that are read are counted in `xinglin_policy_reports`.
 */
export function takePolicyReports(
  log: Pick<Logger, 'warn'>,
  metrics: Metrics | null,
  now: () => number = Date.now,
): PolicyReports {
  const counts = new Map<string, number>();
  const callers = rounds(now, minuteMs);
  const logged = rounds(now, hourMs);
  metrics?.gauge({
    name: 'policy_reports',
    help: 'Reports of browsers that the policy of a page blocked something, by directive, since the start.',
    labels: ['directive'],
    read: () => [...counts].map(([directive, value]) => ({ labels: { directive }, value })),
  });
  return {
    async take(facts) {
      const { request } = facts;
      if (request.method !== 'POST')
        return new Response(null, { status: 405, headers: { allow: 'POST' } });
      if (Number(request.headers.get('content-length') ?? 0) > largestReport) return tooLarge();
      const caller = `caller ${facts.forwardedFor ?? ''}`;
      if (callers.add('all') > ofAll || callers.add(caller) > ofOneCaller) return done();
      const body = request.body === null ? null : await readUpTo(request.body, largestReport);
      if (body === null) return request.body === null ? done() : tooLarge();
      for (const violation of violationsIn(new TextDecoder().decode(body), facts)) {
        const { directive, blocked, page } = violation;
        counts.set(directive, (counts.get(directive) ?? 0) + 1);
        if (logged.size() < mostLogged && logged.add(`${directive} ${blocked} ${page}`) === 1)
          log.warn({ directive, blocked, page }, 'policy of a page blocked something');
      }
      return done();
    },
  };
}

const done = (): Response => new Response(null, { status: 204 });
const tooLarge = (): Response => new Response(null, { status: 413 });

/** Counts by name, from zero again after each round. */
function rounds(now: () => number, roundMs: number) {
  let begun = now();
  let held = new Map<string, number>();
  const counts = () => {
    if (now() - begun >= roundMs) {
      begun = now();
      held = new Map();
    }
    return held;
  };
  return {
    add(name: string): number {
      const count = (counts().get(name) ?? 0) + 1;
      counts().set(name, count);
      return count;
    },
    /** Names that were counted in this round. */
    size: () => counts().size,
  };
}

/** The violations of a body in either form: of `report-to`, a list, or of `report-uri`, one. */
function violationsIn(text: string, facts: RequestFacts): readonly Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const reports = Array.isArray(parsed) ? parsed.slice(0, reportsAtOnce) : [parsed];
  return reports.flatMap((report) => {
    const body = fieldOf(report, 'body') ?? fieldOf(report, 'csp-report');
    const directive = fieldOf(body, 'effectiveDirective') ?? fieldOf(body, 'effective-directive');
    if (typeof directive !== 'string' || !directives.has(directive)) return [];
    const blocked = fieldOf(body, 'blockedURL') ?? fieldOf(body, 'blocked-uri');
    const page = fieldOf(body, 'documentURL') ?? fieldOf(body, 'document-uri');
    return [{ directive, blocked: blockedOf(blocked), page: pageOf(page, facts) }];
  });
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** An origin of http, another scheme alone, or a word; anything else is `other`. */
function blockedOf(value: unknown): string {
  if (typeof value !== 'string') return 'other';
  if (/^[a-z-]{1,30}$/u.test(value)) return value;
  if (!URL.canParse(value)) return 'other';
  const { protocol, origin } = new URL(value);
  const isWeb = /^(?:https?|wss?):$/u.test(protocol);
  return isWeb ? origin.slice(0, 100) : protocol.slice(0, 30);
}

/** The route of a page of this host. */
function pageOf(value: unknown, { channel, base, host }: RequestFacts): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return 'other';
  const url = new URL(value);
  if (url.hostname !== host.host.replace(/:\d+$/u, '')) return 'other';
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname;
  return findRoute(channel.table, path || '/')?.name ?? 'other';
}
