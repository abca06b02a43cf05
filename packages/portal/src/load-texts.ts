import {
  loadNamespaces,
  locales,
  sharedNamespaces,
  type I18n,
  type Locale,
  type NamespaceLoaders,
} from '@xinglin/i18n';
import type { ChannelText, Partner, PartnerTexts } from '@xinglin/routes';
import { locales as uiTexts } from '@xinglin/ui';
import type { PortalIdentity } from './portal-identity';
import { portalTexts } from './texts';

/** The texts every page needs, whatever its feature. */
export const frameNamespaces: NamespaceLoaders = {
  shared: sharedNamespaces.shared,
  ui: uiTexts,
  portal: portalTexts,
};

/** Who puts words of their own over the product's. */
export interface TextOwners {
  readonly portal: PortalIdentity;
  /** Lies over the portal's. */
  readonly partner: Partner | null;
  /** The hospital's own name; between the two. */
  readonly brandName?: ChannelText | null;
}

/** Loads texts with the portal's and the channel's own words laid over them. */
export function loadTexts(
  i18n: I18n,
  locale: Locale,
  namespaces: NamespaceLoaders,
  { portal, partner, brandName = null }: TextOwners,
): Promise<void> {
  // The partner's own texts: pages that it puts in place of the product's use them as well.
  const texts = partner?.feature?.namespaces[partner.id];
  const all = partner && texts ? { ...namespaces, [partner.id]: texts } : namespaces;
  const layers = [portal.brand.texts, brandTexts(brandName), partner?.texts].filter(
    (layer) => layer !== undefined,
  );
  return loadNamespaces(i18n, locale, layers.length === 0 ? all : withLayers(all, layers, locale));
}

/** A hospital's own name as texts over the portal's. */
function brandTexts(brandName: ChannelText | null): PartnerTexts | undefined {
  if (brandName === null) return undefined;
  const named = locales.map((locale) => {
    const name =
      typeof brandName === 'string' ? brandName : (brandName[locale] ?? brandName['zh-Hans']);
    return [locale, async () => ({ default: { brand: { name } } })] as const;
  });
  return { shared: Object.fromEntries(named) };
}

/** Each namespace with the layers over it, the later over the earlier, in the reader's language where they have it. */
function withLayers(
  namespaces: NamespaceLoaders,
  layers: readonly PartnerTexts[],
  reader: Locale,
): NamespaceLoaders {
  const changed = Object.entries(namespaces).map(([namespace, loaders]) => {
    const lay = (locale: Locale) => async () => {
      const over = layers.map((layer) => layer[namespace]?.[reader] ?? layer[namespace]?.[locale]);
      const [base, ...laid] = await Promise.all(
        [loaders[locale], ...over].map(async (load) => load?.()),
      );
      const texts = laid.reduce<object>(
        (below, layer) => (layer ? merge(below, layer.default) : below),
        base?.default ?? {},
      );
      return { default: texts };
    };
    const languages = locales.filter((locale) => loaders[locale]);
    return [namespace, Object.fromEntries(languages.map((one) => [one, lay(one)]))] as const;
  });
  return Object.fromEntries(changed);
}

function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    merged[key] = isObject(old) && isObject(value) ? merge(old, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
