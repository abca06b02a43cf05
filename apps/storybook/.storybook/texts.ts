import { createI18n } from '@xinglin/i18n';
import type { I18n, Locale } from '@xinglin/i18n';

type Loaders = Record<string, () => Promise<{ default: object }>>;

// A package keeps its texts in locales/<language>.json, one with several namespaces in locales/<namespace>/<language>.json.
const ofPackages = import.meta.glob('../../../packages/*/src/locales/*.json') as Loaders;
const ofNamespaces = import.meta.glob('../../../packages/*/src/locales/*/*.json') as Loaders;

/** An instance with the texts of every package in one language. */
export async function textsIn(locale: Locale): Promise<I18n> {
  const files = [
    ...Object.entries(ofPackages).map(
      ([path, load]) => [path.split('/').at(-4), path, load] as const,
    ),
    ...Object.entries(ofNamespaces).map(
      ([path, load]) => [path.split('/').at(-2), path, load] as const,
    ),
  ];
  const resources: Record<string, object> = {};
  await Promise.all(
    files.map(async ([namespace, path, load]) => {
      if (namespace !== undefined && path.endsWith(`/${locale}.json`)) {
        resources[namespace] = (await load()).default;
      }
    }),
  );
  return createI18n({ locale, resources });
}
