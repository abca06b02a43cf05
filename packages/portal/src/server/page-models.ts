import { writtenText } from '@xinglin/contract';
import { partnerCalls, type Gateway } from '@xinglin/gateway-sdk';
import { locales, safeTarget } from '@xinglin/rules';
import {
  layPageConfig,
  pageModules,
  type ModuleChange,
  type PageConfig,
  type RouteTable,
} from '@xinglin/routes';
import { z } from 'zod';
import type { PortalConfig } from './config';

/** How the models of one channel are asked for. */
export interface PageModelsOptions {
  readonly gateway: Gateway;
  /** The channel's merged routes: a model of any other route is none. */
  readonly table: RouteTable;
  /** Where a link may lead besides the portal itself. */
  readonly config: Pick<PortalConfig, 'redirectHosts' | 'nativeSchemes'>;
  /** Told of a call that failed; the last good model stays. */
  readonly failed: (error: unknown) => void;
  /** Called with each part of a model that cannot be used, once a text. */
  readonly ignored: (modelCode: string, problems: readonly string[]) => void;
}

/** A model's code is this and the name of its route. */
const codePrefix = 'page.';
const configurable = Object.keys(pageModules).map((route) => codePrefix + route);
/** The gateway names a channel's models; no channel configures more pages than this. */
const mostModels = 200;

const Text = writtenText({ min: 1, max: 60 });

/**
 * Asks for the remote page configuration of one channel (spec 1 §4): a model for each page that has one, whose text is
 * JSON of the form `{ "<route>": { "<module>": { hidden?, title?, link? } } }`. What does not fit is ignored, module by
 * module, so that one slip brings no hidden module back.
 */
export class PageModels {
  /** By model code: the last text, and what of it counts. */
  readonly #kept = new Map<string, { readonly text: string; readonly config: PageConfig }>();

  constructor(private readonly options: PageModelsOptions) {}

  /**
   * @param codes the models the channel has, as its partner config names them; where a gateway does not name them, every
   * page that has something to configure is asked for (spec 1 §4).
   */
  async ask(codes: readonly string[] | null): Promise<PageConfig> {
    const wanted = (codes ?? configurable)
      .filter((code) => this.#routeOf(code) !== null)
      .slice(0, mostModels);
    for (const code of this.#kept.keys()) if (!wanted.includes(code)) this.#kept.delete(code);
    await Promise.all(wanted.map((code) => this.#askOne(code)));
    return layPageConfig(...[...this.#kept.values()].map(({ config }) => config));
  }

  async #askOne(modelCode: string): Promise<void> {
    try {
      const { confMap } = await this.options.gateway.call(
        partnerCalls.getPartnerCustomConfigModel,
        { modelCode },
      );
      const text = confMap.partnerConfig?.text ?? '{}';
      if (this.#kept.get(modelCode)?.text === text) return;
      const { config, problems } = this.#read(modelCode, text);
      this.#kept.set(modelCode, { text, config });
      if (problems.length > 0) this.options.ignored(modelCode, problems);
    } catch (error) {
      this.options.failed(error);
    }
  }

  #routeOf(modelCode: string): string | null {
    const route = modelCode.startsWith(codePrefix) ? modelCode.slice(codePrefix.length) : '';
    return Object.hasOwn(this.options.table, route) ? route : null;
  }

  #read(
    modelCode: string,
    text: string,
  ): { readonly config: PageConfig; readonly problems: readonly string[] } {
    const route = this.#routeOf(modelCode) ?? '';
    const Config = z.record(z.string(), z.record(z.string(), z.unknown()));
    const { data: written, error } = Config.safeParse(parseJson(text));
    if (!written) return { config: {}, problems: [error?.issues[0]?.message ?? 'no JSON object'] };
    const problems = Object.keys(written)
      .filter((name) => name !== route)
      .map((name) => `${name}: another page`);
    const known = keysOf(route);
    const changes: [string, ModuleChange][] = [];
    for (const [key, value] of Object.entries(written[route] ?? {})) {
      const read = this.#change.safeParse(value);
      if (!known.includes(key)) problems.push(`${key}: no module of the page`);
      else if (read.success) changes.push([key, read.data]);
      else problems.push(...read.error.issues.map(({ path, message }) => at(key, path, message)));
    }
    // Only keys that the page has got this far.
    const config = { [route]: Object.fromEntries(changes) } as PageConfig;
    return { config, problems };
  }

  readonly #change = z.object({
    hidden: z.boolean().exactOptional(),
    title: z.union([Text, z.partialRecord(z.enum(locales), Text)]).exactOptional(),
    link: z
      .string()
      .refine((link) => this.#mayLead(link), 'leads nowhere one may be led to')
      .exactOptional(),
  });

  #mayLead(link: string): boolean {
    const { redirectHosts, nativeSchemes } = this.options.config;
    return safeTarget(link, {
      // No host: a link of this portal is a path.
      origin: 'https://portal.invalid',
      allowedHostSuffixes: redirectHosts,
      nativeSchemes: [...nativeSchemes, 'tel'],
    }).ok;
  }
}

/** The modules a configuration of a page may name; `page` is the page itself. */
function keysOf(route: string): readonly string[] {
  const modules: Readonly<Record<string, object>> = pageModules;
  return ['page', ...Object.keys((Object.hasOwn(modules, route) && modules[route]) || {})];
}

function at(key: string, path: readonly PropertyKey[], message: string): string {
  return `${[key, ...path].join('.')}: ${message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
