import type { PortalLanguages } from '@xinglin/i18n';
import type { PartnerTexts, RouteRow, SettingsChange, SignIn, TabKey } from '@xinglin/routes';
import type { ComponentType } from 'react';

/** One of the tabs at the bottom, as a portal has it. */
export interface PortalTab {
  /** Where it leads: the path of a route without params. A channel without that route has no such tab. */
  readonly to: string;
  /** Its rows say `tabBar` with this name, and the tab is the current one on them. */
  readonly destination: NonNullable<RouteRow['tabBar']>;
  /** i18n key with its namespace, one that every page has: the frame's or the brand's own. */
  readonly label: string;
  readonly Icon: ComponentType;
}

/**
 * What tells a portal from another on every page: who it is, how it speaks, where people sign in. Small, since each
 * first sight brings it; what a portal is composed of is in `Portal`.
 */
export interface PortalIdentity extends PortalLanguages {
  /** Sent to the gateway with each call that is not a partner's (spec 1 §7). */
  readonly appId: string;
  readonly brand: {
    /** Colour of the browser's own bars, where no partner has its own. */
    readonly themeColor: string;
    /** Words that replace the product's on every page; the portal's name is `shared:brand.name`. */
    readonly texts?: PartnerTexts;
  };
  readonly signIn: SignIn;
  /** By the keys of the channel's tab bar call, which says which of them are shown, in which order. */
  readonly tabs: Readonly<Partial<Record<TabKey, PortalTab>>>;
  /** What else differs from the main portal's settings; partners lie over it. */
  readonly settings?: SettingsChange;
}

/** What lies below every channel of a portal. */
export function portalSettings({ signIn, settings }: PortalIdentity): SettingsChange {
  return { ...settings, signIn };
}

/** Where the tabs of a portal lead, by key. */
export function tabPathsOf({ tabs }: PortalIdentity): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tabs).map(([key, { to }]) => [key, to]));
}
