import type { PartnerRoutes } from './merge-partner';
import type { PageLoader } from './route-row';
import type { routes } from './tables';

/** Texts that replace the product's, by namespace and language; only the keys that differ. */
export type PartnerTexts = Readonly<
  Record<string, Readonly<Record<string, PageLoader<{ default: object }>>>>
>;

/** One channel: who it is, what it changes. */
export interface Partner<Module = { default: unknown }> {
  /** Also the value of `data-channel` on the `html` element, which its stylesheet selects. */
  readonly id: string;
  /** Values of the fourth label of the host, from the right, that are this channel (spec 2 §2.1). */
  readonly hosts: readonly string[];
  /** Sent to the gateway with each call (spec 1 §7). */
  readonly appId: string;
  /** Customer service. */
  readonly phone: string;
  /** Colour of the browser's own bars. */
  readonly themeColor: string;
  /** Origin of the real-name verification server, where the channel has one. */
  readonly financeServer?: string;
  /** The regional partner, whose own watch list of calls is traced as well (spec 1 §7). */
  readonly isRegional?: boolean;
  readonly texts?: PartnerTexts;
  readonly routes?: PartnerRoutes<typeof routes, Module>;
}

/**
 * Declares a channel. Its module imports its own stylesheet, which overrides design tokens below
 * `[data-channel='<id>']`; both travel in the channel's own chunk.
 */
export function definePartner<const Definition extends Partner<never>>(
  partner: Definition,
): Definition {
  return partner;
}
