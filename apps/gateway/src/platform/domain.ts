import type { CallDefinitions } from '@xinglin/contract';
import type { Hono } from 'hono';
import type { Database, Transaction } from './database';
import type { Deadline } from './deadline';
import type { Job } from './job';
import { mount, type HandlersOf } from './mount';
import type { Contribution } from './ports';
import type { Purge } from './purge';
import type { SandboxLife } from './sandbox-life';
import type { Services } from './services';

/** What a seed may know; it runs before anything else of the gateway does. */
export type SeedOptions = Pick<Services, 'config'> & { readonly now: Date };

type Seed = (db: Transaction, options: SeedOptions) => Promise<void>;

/** What a domain does besides its calls; each of it may be left out. */
interface Besides {
  /** Puts addresses on the app that are no calls of the contract: a page of the sandbox, a download. */
  readonly pages: readonly ((app: Hono, services: Services) => void)[];
  /** Those of their paths that the log may name: without anybody's number in them. */
  readonly paths: readonly string[];
  readonly jobs: readonly Job[];
  readonly deadlines: readonly Deadline[];
  /** Each deletes hourly what is past its life at `now`. */
  readonly purges: readonly Purge[];
  /** Brings what stands in files into the database, at each start, before the seeds. */
  readonly publish: (db: Database) => Promise<unknown>;
  /** Adds at each start what a newer release brings and an older database lacks. */
  readonly topUp: Seed;
  /** Fills an empty database, once. */
  readonly seed: Seed;
  /** The same with people whose password is known: in the sandbox only. */
  readonly sandboxSeed: Seed;
  /** Gives the sandbox's people their part of a life, once, where the setting asks for it. */
  readonly sandboxLife: (life: SandboxLife) => Promise<void>;
  /** Tells the log at each start what an operator should know. */
  readonly warn: (services: Pick<Services, 'config' | 'clock' | 'logger'>) => void;
  /** What it puts into the collections of others. */
  readonly brings: readonly Contribution[];
}

/** A domain as the gateway is put together from it. */
export interface Domain<Name extends string = string> extends Partial<Besides> {
  readonly name: Name;
  /** The paths of its calls. */
  readonly callPaths: readonly string[];
  readonly mountCalls: (app: Hono, services: Services) => void;
}

/** The calls of a domain with what answers them; both or neither. */
type Answered<Calls extends CallDefinitions> =
  | { readonly calls: Calls; readonly handlers: (services: Services) => HandlersOf<Calls> }
  | { readonly calls?: undefined; readonly handlers?: undefined };

/**
 * Declares all that a domain is, in the `domain.ts` of its folder. A call without a handler does not compile, and
 * neither does a gateway whose list lacks a domain of the contract.
 */
export function defineDomain<const Name extends string, Calls extends CallDefinitions>({
  calls,
  handlers,
  ...domain
}: { readonly name: Name } & Answered<Calls> & Partial<Besides>): Domain<Name> {
  return {
    ...domain,
    callPaths: Object.values(calls ?? {}).map(({ path }) => path),
    mountCalls(app, services) {
      if (calls !== undefined && handlers !== undefined)
        mount(app, calls, handlers(services), services, domain.name);
    },
  };
}
