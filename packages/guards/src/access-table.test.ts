import type { RouteName, RouteRow } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { checkAccess } from './check-access';
import type { GuardContext, GuardUser, Verdict } from './guard';
import { settings } from './testing/channels';
import { now, people } from './testing/people';

/** In the messaging app everybody is at a device that the account does not know; elsewhere it makes no difference. */
const { elsewhere: _, ...persons } = people;
const atUnknownDevice = (user: GuardUser | null): GuardUser | null =>
  user && { ...user, wxConfigVO: { hasWxDevice: false } };

/** What a route can say of itself to the guards, one at a time. */
const pages: Readonly<Record<string, Partial<RouteRow>>> = {
  'an open page': {},
  'a page for who is signed in': { requires: ['login'] },
  'a page for who is bound': { requires: ['login', 'binding'] },
  'a page for who has a real name': { requires: ['login', 'binding', 'verify'] },
  'a page for the native app': { nativeAppOnly: true },
  'a page of one partner': { partners: ['sanming'] },
  'a page closed to one partner': { domain: { privateBlackList: ['sanming'] } },
  'a page for visits from one channel': {
    requireChannelRules: [{ query: 'channel', values: ['a'] }],
  },
  'a page with a corporate one': { corpConsult: { path: '/corp/consult/order-detail/:orderKey' } },
  'a page to sign in on': { signsIn: true },
  'the error page': { skipGuards: true },
};

const places: readonly (readonly [RegExp, string])[] = [
  [/^\/user\/login\?.*expired=1$/, 'sign-in, expired'],
  [/^\/user\/login\?/, 'sign-in'],
  [/^\/overseas\/login\?.*expired=1$/, 'overseas sign-in, expired'],
  [/^\/overseas\/login\?/, 'overseas sign-in'],
  [/^\/authLogin\?/, 'binding'],
  [/^\/app\/wakeup\?/, 'wake-up'],
  [/^https:\/\/finance\.example\/bind\?/, 'verification'],
  [/^https:\/\/corporate\.example\//, 'corporate site'],
  [/^https:\/\/www\.partner\.example\//, "partner's site"],
];

function outcomeOf(verdict: Verdict): string {
  const effects = verdict.effects
    ? ` (${verdict.effects.includes('keepPreviousToken') ? 'token kept 60 s' : 'token cleared'})`
    : '';
  if (verdict.kind === 'allow') return `open${effects}`;
  if (verdict.kind === 'block') return `${verdict.page}: ${verdict.reason}${effects}`;
  const place = places.find(([pattern]) => pattern.test(verdict.to));
  if (!place) throw new Error(`a redirect nobody expects: ${verdict.to}`);
  return `→ ${place[1]}${effects}`;
}

/** The outcomes on one route, a table of persons by kinds of channel; persons with the same line share it. */
function tableOf(name: RouteName, row: RouteRow): string {
  const lines = new Map<string, string[]>();
  for (const [person, user] of Object.entries(persons)) {
    const cells = Object.values(settings).map((setting) => {
      const context: GuardContext = {
        ...setting,
        route: { name, row, path: row.path, params: { id: 'x1', orderKey: 'x1' } },
        url: `${row.path.replace(/[:*]\w*\??/g, 'x1')}?orderId=x1&orderKey=x1`,
        user: setting.environment.messagingApp ? atUnknownDevice(user) : user,
        hasToken: user !== null,
        now,
      };
      return outcomeOf(checkAccess(context));
    });
    const line = cells.join(' | ');
    lines.set(line, [...(lines.get(line) ?? []), person]);
  }
  return [
    `| | ${Object.keys(settings).join(' | ')} |`,
    `|${' --- |'.repeat(Object.keys(settings).length + 1)}`,
    ...[...lines].map(([line, who]) => `| ${who.join(', ')} | ${line} |`),
  ].join('\n');
}

/** The closed partner does not list the page; in the messaging app everybody is at a device the account does not know. */
test('every kind of page, person and channel: what comes of it', () => {
  const tables = Object.entries(pages).map(
    ([kind, row]) =>
      `${kind}\n${tableOf('booking.orderDetail', { path: '/page/:orderKey', title: 'x', ...row })}`,
  );
  expect(tables.join('\n\n')).toMatchInlineSnapshot(`
    "an open page
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | open | open | notFound: partnerOnNoWhiteList | → partner's site | open | open | open |
    | wrongType | open (token cleared) | open (token cleared) | notFound: partnerOnNoWhiteList (token cleared) | → partner's site (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) |

    a page for who is signed in
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in |
    | temporary, bound, verified1, verified2, verified3, corporate, overseas | open | open | notFound: partnerOnNoWhiteList | → partner's site | open | open | → sign-in (token kept 60 s) |
    | expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired |
    | wrongType | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) |

    a page for who is bound
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in |
    | temporary, overseas | → binding | → binding | → binding | → binding | → binding | → binding | → sign-in (token kept 60 s) |
    | bound, verified1, verified2, verified3, corporate | open | open | notFound: partnerOnNoWhiteList | → partner's site | open | open | → sign-in (token kept 60 s) |
    | expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired |
    | wrongType | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) |

    a page for who has a real name
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in | → sign-in |
    | temporary, overseas | → binding | → binding | → binding | → binding | → binding | → binding | → sign-in (token kept 60 s) |
    | bound, verified1, corporate | open | open | notFound: partnerOnNoWhiteList | → partner's site | open | open | → sign-in (token kept 60 s) |
    | verified2, verified3 | → verification | → verification | → verification | → verification | → verification | → verification | → sign-in (token kept 60 s) |
    | expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired | → sign-in, expired |
    | wrongType | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) | → sign-in (token cleared) |

    a page for the native app
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | open | open | notFound: partnerOnNoWhiteList | → partner's site | → wake-up | open | open |
    | wrongType | open (token cleared) | open (token cleared) | notFound: partnerOnNoWhiteList (token cleared) | → partner's site (token cleared) | → wake-up | open (token cleared) | open (token cleared) |

    a page of one partner
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | notFound: otherPartnersPage | open | notFound: otherPartnersPage | → partner's site | notFound: otherPartnersPage | notFound: otherPartnersPage | notFound: otherPartnersPage |
    | wrongType | notFound: otherPartnersPage (token cleared) | open (token cleared) | notFound: otherPartnersPage (token cleared) | → partner's site (token cleared) | notFound: otherPartnersPage (token cleared) | notFound: otherPartnersPage (token cleared) | notFound: otherPartnersPage (token cleared) |

    a page closed to one partner
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | open | notFound: partnerOnBlackList | notFound: partnerOnNoWhiteList | → partner's site | open | open | open |
    | wrongType | open (token cleared) | notFound: partnerOnBlackList (token cleared) | notFound: partnerOnNoWhiteList (token cleared) | → partner's site (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) |

    a page for visits from one channel
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | notFound: channelNotMatched | notFound: channelNotMatched | notFound: partnerOnNoWhiteList | → partner's site | notFound: channelNotMatched | notFound: channelNotMatched | notFound: channelNotMatched |
    | wrongType | notFound: channelNotMatched (token cleared) | notFound: channelNotMatched (token cleared) | notFound: partnerOnNoWhiteList (token cleared) | → partner's site (token cleared) | notFound: channelNotMatched (token cleared) | notFound: channelNotMatched (token cleared) | notFound: channelNotMatched (token cleared) |

    a page with a corporate one
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, overseas, expired | open | open | notFound: partnerOnNoWhiteList | → partner's site | open | open | open |
    | corporate | → corporate site | → corporate site | → corporate site | → corporate site | → corporate site | → corporate site | → corporate site |
    | wrongType | open (token cleared) | open (token cleared) | notFound: partnerOnNoWhiteList (token cleared) | → partner's site (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) |

    a page to sign in on
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired | open | open | open | open | open | open | open |
    | wrongType | open (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) | open (token cleared) |

    the error page
    | | main | open partner | closed partner | redirected partner | native-only host | native app at that host | messaging app |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | visitor, temporary, bound, verified1, verified2, verified3, corporate, overseas, expired, wrongType | open | open | open | open | open | open | open |"
  `);
});
