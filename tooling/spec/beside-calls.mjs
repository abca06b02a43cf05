// Owns: calls of the specification that are no rows of the contract: what answers each, and how it is asked.
// Must not know: how coverage is counted.
// Used by: `npm run spec:coverage`.

/**
 * A portal or the gateway answers these beside the contract's calls. Each is proven by the test beside the file that
 * answers; `named` stands in that file, or the call is not there any longer.
 */
export const besideCalls = [
  {
    name: 'apiCache',
    method: 'POST',
    encoding: 'json',
    path: '/api/cache.json',
    answeredBy: 'packages/portal/src/server/route-request.ts',
    named: "'/api/cache.json'",
  },
  {
    name: 'refreshWebviewTitle',
    method: 'GET',
    encoding: 'query',
    path: '/public/refresh-webview-title.html',
    answeredBy: 'apps/gateway/src/domains/system/title-page.ts',
    named: "'/public/refresh-webview-title.html'",
  },
  {
    // The specification hides the path. Ours leads to the portal's gateway alone, never to an address that a caller names.
    name: 'proxyPost',
    method: 'POST',
    encoding: 'json',
    path: '/gateway/*',
    answeredBy: 'packages/portal/src/server/route-request.ts',
    named: "'/gateway/'",
  },
];
