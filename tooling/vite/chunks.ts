/**
 * What puts elements into the page. It makes errors while it is evaluated; a browser that is watched (developer tools,
 * Lighthouse) then reads the whole script once more for its lines, which costs a slow phone less in a chunk of its own.
 */
const react =
  /preload-helper|rolldown.runtime|node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)[@/]/;
/** The other packages of the framework: both chunks outlive our own changes in a browser's cache. */
const framework =
  /^(?!.*(?:\/Trans(?:WithoutContext)?\.js|html-parse-stringify)).*node_modules\/(?:\.pnpm\/)?(?:react-router|@reduxjs\+toolkit|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|i18next|react-i18next|@standard-schema)[@+/]/;

const ours = (paths: string): RegExp =>
  new RegExp(String.raw`(?:packages|apps)\/(?:${paths})(?!.*\.stories)[^?]*\.(?:tsx?|css)$`);

/** What every page uses: the frame, the client of the gateway, and the components no page does without. */
const core = ours(
  [
    String.raw`portal\/src\/(?!pages|agreements|apart|documents|passages|server|locales|testing|preferences|client\/(?:body-encryption|follow-forward|page-cache|page-tracer)|frame\/(?:app-|assistant|chronic|frame-|guide|header-|messaging|share|use-))`,
    // Not the tables: each comes with its feature.
    String.raw`routes\/src\/(?:current-channel|define-partner|fill-path|holds-path|merge-partner|page-config|portal|route-row)`,
    String.raw`(?:guards|i18n|platform)\/src\/(?!locales\/|cookies|environment|expiring-storage|native)`,
    String.raw`api\/src\/(?!city-choice|generated\/(?!tags|account|directory))`,
    String.raw`gateway-sdk\/src\/(?!api-cache|ciphers|compress|encode-form|encryption|load-script|md5|proxy-client|redact|refresh|signature|stream|trace|upload|generated\/(?!session-calls|error-codes|tags|account|directory))`,
    String.raw`rules\/src\/(?:page-window|with-query)`,
    String.raw`ui\/src\/(?:feedback\/(?!illustration|result)|icons\/(?:draw|navigation|status)|forms\/use-early|frame\/(?!hero|action-bar|frame-button)|actions\/(?:button|icon-button|link-to|load-more)`,
    String.raw`display\/(?:card|text-layout|visually-hidden|chip|countdown|seed|gutter|rich-text|use-remaining|remaining)|care\/(?:facts|care-card)|overlays\/use-lazy|widgets\/floating-button`,
    String.raw`class-names|locales(?=\.ts)|use-hydrated|index|styles|tokens\/)`,
  ].join('|'),
);

/** What stands in lists and details of doctors. */
const doctors = ours(
  String.raw`ui\/src\/(?:display\/avatar|care\/doctor-card)|directory\/src\/(?:components\/doctor-item|model\/availability)`,
);
const times = ours(String.raw`rules\/src\/(?:format-time|calendar)`);
const prices = ours(String.raw`rules\/src\/format-amounts|ui\/src\/display\/price`);
const hospitals = ours(
  String.raw`ui\/src\/(?:display\/hospital-emblem|care\/hospital-card)|directory\/src\/components\/hospital-item`,
);
/** Where a person looks for a hospital or doctor: the box, the city, the departments. */
const finding = ours(String.raw`ui\/src\/forms\/search-box|api\/src\/city-choice`);
const departments = ours(
  String.raw`ui\/src\/frame\/hero|directory\/src\/components\/department-icon|ui\/src\/icons\/(?:account|care)`,
);
const searching = ours(
  String.raw`directory\/src\/(?:model\/search|components\/use-search)|ui\/src\/actions\/segment`,
);
/** Choices stand in settings as well; the rest of a form only where a person is asked for data. */
const fields = ours(String.raw`ui\/src\/forms\/(?:field|choice)`);
const forms = ours(
  String.raw`ui\/src\/forms\/(?:text|error)|rules\/src\/person-fields|forms\/src\/(?:use-problems|use-submission|submission-form|form-problems)|account\/src\/components\/agreement-link`,
);
const codes = ours(
  String.raw`ui\/src\/forms\/code|account\/src\/(?:components\/(?:use-(?:code|proof|sign-in-by-code)|proof-fields|sent-code|mobile-code|agreement-field)|model\/after-sign-in)`,
);
/** What keeps things on the device, and what reads an address that came from outside. */
const drafts = ours(String.raw`platform\/src\/expiring-storage|account\/src\/model\/own-storage`);
const targets = ours(String.raw`rules\/src\/(?:safe-target|site-path)`);

/**
 * What is put together although it could be apart: a page should not wait for thirty tiny files, and each costs
 * some 150 bytes of names. What only one page uses stays with it.
 */
export const chunkGroups = [
  { name: 'react', test: react, priority: 31 },
  { name: 'framework', test: framework, priority: 30 },
  { name: 'core', test: core, priority: 20 },
  { name: 'doctors', test: doctors, minShareCount: 2, priority: 10 },
  { name: 'times', test: times, minShareCount: 2, priority: 10 },
  { name: 'prices', test: prices, minShareCount: 2, priority: 10 },
  { name: 'hospitals', test: hospitals, minShareCount: 2, priority: 10 },
  { name: 'finding', test: finding, minShareCount: 2, priority: 10 },
  { name: 'departments', test: departments, minShareCount: 2, priority: 10 },
  { name: 'searching', test: searching, minShareCount: 2, priority: 10 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 10 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 10 },
  { name: 'codes', test: codes, minShareCount: 2, priority: 10 },
  { name: 'drafts', test: drafts, minShareCount: 2, priority: 10 },
  { name: 'targets', test: targets, minShareCount: 2, priority: 10 },
];

/** Files that the entry itself brings: nothing has to ask for them again. */
export const alwaysLoaded = /\/(?:react|framework|core|rolldown-runtime|entry\.client)-[^/]+$/;

/** A chunk's readable name: texts by namespace and language, pages by their path, else the bundler's own. */
export function chunkName(facadeModuleId: string | null | undefined, name: string): string {
  const texts =
    /\/(?:packages|partners|apps)\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/.exec(
      facadeModuleId ?? '',
    );
  if (texts)
    return ['texts', texts[1], texts[2], texts[3]].filter((part) => part !== undefined).join('-');
  const page = /\/src\/pages\/(.+)\.page\.tsx$/.exec(facadeModuleId ?? '');
  return (page?.[1] ?? name).replaceAll(/[^\w.]+/g, '-');
}
