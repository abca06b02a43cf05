import { routes, type RouteName, type RouteRow } from '@xinglin/routes';
import { declared } from '@xinglin/routes/declared';
import { expect, test } from 'vitest';
import { checkAccess } from './check-access';
import type { GuardContext, GuardUser, Verdict } from './guard';
import { settings } from './testing/channels';
import { now, people } from './testing/people';

/** In the messaging app everybody is at a device that the account does not know; elsewhere it makes no difference. */
const { elsewhere: _, ...persons } = people;
const atUnknownDevice = (user: GuardUser | null): GuardUser | null =>
  user && { ...user, wxConfigVO: { hasWxDevice: false } };

/** No route of the specification asks for a real name, so the guard is shown at a page that is made up. */
const madeUp: Record<RouteName, RouteRow> = {
  'madeUp.realName': { path: '/made-up', requires: ['login', 'binding', 'verify'], title: 'x' },
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

/** The names of a class, a line for each feature. */
function byFeature(names: readonly string[]): string {
  const features = new Map<string, string[]>();
  for (const [feature = '', name = ''] of names.map((one) => one.split('.')))
    features.set(feature, [...(features.get(feature) ?? []), name]);
  return [...features].map(([feature, own]) => `- ${feature}: ${own.join(', ')}`).join('\n');
}

test('every route, person and kind of channel: what comes of it', async () => {
  // The keys of the tables are their names.
  const rows = Object.entries({ ...routes, ...declared, ...madeUp }) as [RouteName, RouteRow][];
  const classes = new Map<string, string[]>();
  for (const [name, row] of rows) {
    // Led on before any guard is asked.
    const table = row.redirectTo === undefined ? tableOf(name, row) : `Leads on for everybody.`;
    classes.set(table, [...(classes.get(table) ?? []), name].toSorted());
  }
  const sections = [...classes]
    .toSorted(
      ([, one], [, other]) =>
        other.length - one.length || (one[0] ?? '').localeCompare(other[0] ?? ''),
    )
    .map(
      ([table, names], index) =>
        `## ${index + 1}: ${names.length === 1 ? '1 route' : `${names.length} routes`}\n\n${table}\n\n${byFeature(names)}\n`,
    );
  await expect(
    [
      '# Who gets where',
      `What the guards say on each of ${rows.length} routes, the composed and the declared, to ${Object.keys(persons).length} kinds of person on ${Object.keys(settings).length} kinds of channel. Routes with the same outcomes stand together; who is bound is verified 0. The closed partner white-lists home, the personal centre and the equity list; in the messaging app everybody is at a device the account does not know. Written by access-table.test.ts.`,
      ...sections,
    ].join('\n\n'),
  ).toMatchFileSnapshot('./access-table.md');
});
