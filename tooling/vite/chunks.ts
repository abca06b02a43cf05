/** Packages of the framework: one chunk, which outlives our own changes in a browser's cache. */
const framework =
  /preload-helper|rolldown.runtime|^(?!.*(?:\/Trans(?:WithoutContext)?\.js|html-parse-stringify)).*node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler|react-router|@reduxjs\+toolkit|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|i18next|react-i18next|@standard-schema)[@+/]/;

/** What every page uses: the frame itself, the client of the gateway, and the components no page does without. */
const core =
  /packages\/(?:portal\/src\/(?!pages|agreements|server|locales)|routes\/src\/(?!account\.|booking\.|directory\.)|(?:api|gateway-sdk|i18n|guards|platform)\/src\/(?!booking\.|directory\.|city-choice|expiring-storage|cookies|(?:api-cache|ciphers|encode-form|encryption|redact|trace|upload-file)\.|generated\/(?!session-calls|error-codes|tags|account)|locales\/)|ui\/src\/(?:frame\/(?!hero|action-bar)|actions\/(?:button|icon-button|link-to)|feedback\/|display\/(?:card|text-layout|visually-hidden)|display\/(?:chip|price)|icons\/(?:icon-base|navigation-icons|status-icons)|class-names|locales\.ts|use-hydrated|index\.ts|styles\.css|tokens\/)).*\.(?:tsx?|css)$/;

/**
 * What is put together although it could be apart: a page should not wait for thirty tiny files. What only few
 * pages use stays with them.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 30 },
  { name: 'core', test: core, minShareCount: 2, priority: 10 },
];

/** A chunk's readable name: texts by namespace and language, pages by their path, else the bundler's own. */
export function chunkName(facadeModuleId: string | null | undefined, name: string): string {
  const texts = /\/(?:packages|partners|apps)\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(facadeModuleId ?? '');
  if (texts) return ['texts', texts[1], texts[2], texts[3]].filter((part) => part !== undefined).join('-');
  const page = /\/src\/pages\/(.+)\.page\.tsx$/.exec(facadeModuleId ?? '');
  return (page?.[1] ?? name).replaceAll(/[^\w.]+/g, '-');
}
