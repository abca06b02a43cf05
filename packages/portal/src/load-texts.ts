import {
  loadNamespaces,
  sharedNamespaces,
  type I18n,
  type Locale,
  type NamespaceLoaders,
} from '@xinglin/i18n';
import type { Partner } from '@xinglin/routes';
import { locales as uiTexts } from '@xinglin/ui';
import { portalTexts } from './texts';

/** The texts every page needs, whatever its feature. */
export const frameNamespaces: NamespaceLoaders = {
  shared: sharedNamespaces.shared,
  ui: uiTexts,
  portal: portalTexts,
};

/** Loads texts with the channel's own words laid over them. */
export function loadTexts(
  i18n: I18n,
  locale: Locale,
  namespaces: NamespaceLoaders,
  partner: Partner | null,
): Promise<void> {
  return loadNamespaces(i18n, locale, partner ? withPartner(namespaces, partner) : namespaces);
}

function withPartner(namespaces: NamespaceLoaders, partner: Partner): NamespaceLoaders {
  // The partner's own texts: pages that it puts in place of the product's use them as well.
  const texts = partner.feature?.namespaces[partner.id];
  const all: NamespaceLoaders = texts ? { ...namespaces, [partner.id]: texts } : namespaces;
  const changed = Object.entries(all).map(([namespace, loaders]) => {
    const own = partner.texts?.[namespace];
    const lay = (locale: Locale) => async () => {
      const [base, over] = await Promise.all([loaders[locale](), own?.[locale]?.()]);
      return { default: over ? merge(base.default, over.default) : base.default };
    };
    return [
      namespace,
      { 'zh-Hans': lay('zh-Hans'), 'zh-Hant': lay('zh-Hant'), en: lay('en') },
    ] as const;
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
