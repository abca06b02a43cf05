import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** The modules of a portal's bundle for browsers. */
async function modulesOf(app: string): Promise<readonly string[]> {
  const modules = new Set<string>();
  await build({
    root: `${import.meta.dirname}/../../${app}`,
    configLoader: 'runner',
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'read-bundle',
        generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk')
              for (const id of file.moduleIds) modules.add(id.split('?')[0] ?? id);
        },
      },
    ],
  });
  return [...modules];
}

/** Packages whose pages or words somebody would see. */
const packagesIn = (modules: readonly string[]): readonly string[] => [
  ...new Set(
    modules.flatMap((id) => /\/(?:packages|partners)\/([\w-]+)\/src\//.exec(id)?.[1] ?? []),
  ),
];

test('nothing of one portal is in the other’s bundle', async () => {
  const [shell, overseas] = [await modulesOf('shell'), await modulesOf('overseas')];
  const ofShell = packagesIn(shell);
  expect(ofShell).toEqual(expect.arrayContaining(['account', 'booking', 'directory']));
  expect(ofShell).not.toContain('overseas');
  expect(
    shell
      .filter((id) => /\/locales\/(?:[\w-]+\/)?(?:it|fr|id)\.json$/.test(id))
      .filter(
        (id) => !/\/packages\/(?:ui|i18n|forms|portal|person-check|conversation|orders)\//.test(id),
      ),
  ).toEqual([]);
  const shared = [
    'api',
    'conversation',
    'forms',
    'gateway-sdk',
    'guards',
    'i18n',
    'live',
    'orders',
    'overseas',
    'pages',
    'person-check',
    'platform',
    'portal',
    'routes',
    'rules',
    'ui',
  ];
  expect(packagesIn(overseas).filter((name) => !shared.includes(name))).toEqual([]);
  expect(packagesIn(overseas)).toContain('overseas');
  // Of the frame only what every portal has: no agreement, no way into an app.
  expect(
    overseas.filter((id) =>
      /\/packages\/portal\/src\/(?:agreements|passages|documents|explain|apart)\//.test(id),
    ),
  ).toEqual([]);
}, 180_000);
