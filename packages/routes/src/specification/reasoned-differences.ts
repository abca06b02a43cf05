import type { ReasonedDifference } from './compare-specification';

const hidden = 'The source hides the path, so there is nothing to serve.';
const personal = 'It says something of the person who has just signed in.';
const ownCheck = 'It shows the check of an account; without one there is nothing to show.';
const partnerOnly =
  'The specification calls the page partner-only and names no partner here; its partners are those that it lists for restricted routes (§2.33).';

/** Where our routes differ from the specification's table, and why; anything else that differs fails a test. */
export const reasonedDifferences: readonly ReasonedDifference[] = [
  { path: '{token}', field: 'path', reason: hidden },
  { path: '{token}#2', field: 'path', reason: hidden },
  { path: '{token}#3', field: 'path', reason: hidden },
  { path: '{hash}', field: 'path', reason: hidden },
  {
    path: '/tianjin/medical-insurance/{product}-payment',
    field: 'path',
    reason: 'The source hides the name of the product; it is ours.',
  },
  {
    path: '/tianjin/medical-insurance/xinglin-payment',
    field: 'path',
    reason: 'The payment page whose product name the source hides.',
  },
  {
    path: '{finance server}/bind',
    field: 'path',
    reason: 'A path of another site: the row says the path and the site apart.',
  },
  {
    path: '/bind',
    field: 'path',
    reason: 'The verification page of the finance server, by its path there.',
  },
  { path: '/login/postbind', field: 'login', reason: personal },
  { path: '/partners/info-auth', field: 'login', reason: personal },
  { path: '/mp-face-id-middle', field: 'login', reason: ownCheck },
  { path: '/mp-face-id-middle', field: 'binding', reason: ownCheck },
  { path: '/mp-face-id-result', field: 'login', reason: ownCheck },
  { path: '/mp-face-id-result', field: 'binding', reason: ownCheck },
  { path: '/notfound', field: 'path', reason: 'The same page as /404, whose alias it is.' },
  { path: '*', field: 'path', reason: 'The same page as /404, whose alias it is.' },
  {
    path: '/404',
    field: 'aliases',
    reason: '/notfound and the catch-all are one page with it, not rows of their own.',
  },
  { path: '/consult/submitorder/aia', field: 'partners', reason: partnerOnly },
  { path: '/consult/aiachat/:id', field: 'partners', reason: partnerOnly },
  { path: '/consult/reportdecode/:id', field: 'partners', reason: partnerOnly },
  { path: '/consult/reserveconsult', field: 'partners', reason: partnerOnly },
  { path: '/vip/equity/list', field: 'partners', reason: partnerOnly },
  {
    path: '/multask/pay/callback',
    field: 'cacheControlMaxAge',
    reason: 'It asks for login: an answer to one person is never given a shared life.',
  },
];
