// Owns: the faults that are seeded, each with the step that is to find it and what that says.
// Must not know: how a fault is put in, or how a step is run.
// Used by: the script that seeds them.

const nickname = 'packages/account/src/pages/my/nickname.page.tsx';
const head = 'packages/account/src/components/profile-head.module.css';
const addresses = 'apps/gateway/src/domains/addresses';
const inName = (rule) => ({ file: head, find: '.name {\n', put: `.name {\n  ${rule}\n` });

/**
 * @typedef {object} Seed
 * @property {string} name
 * @property {string} file
 * @property {string} find text of the file that is replaced once
 * @property {string} put
 * @property {readonly [step: string, only?: string]} step
 * @property {string} says words of the failure, so that no other fault counts
 */

/** @type {readonly Seed[]} */
export const seeds = [
  {
    name: 'a page without a heading',
    file: nickname,
    find: "title={t('nickname.title')}",
    put: 'title=""',
    step: ['journeys', 'every-variant'],
    says: 'headings',
  },
  {
    name: 'an untranslated string',
    file: nickname,
    find: "submitLabel={t('save')}",
    put: 'submitLabel="保存这个昵称"',
    step: ['journeys', 'every-variant'],
    says: 'no text or another language',
  },
  {
    name: 'a field without a label',
    file: nickname,
    find: "label={t('nickname.label')}",
    put: 'label=""',
    step: ['journeys', 'every-screen'],
    says: 'axe on',
  },
  {
    name: 'an error in the console',
    file: nickname,
    find: 'const toast = useToast();',
    put: "const toast = useToast();\n  console.error('seeded');",
    step: ['journeys', 'every-screen'],
    says: 'errors in the console',
  },
  {
    name: 'a page wider than a phone',
    ...inName('min-width: 420px;'),
    step: ['journeys', 'every-screen'],
    says: 'width of',
  },
  {
    name: 'a colour below contrast',
    ...inName('color: #d8d8d8;'),
    step: ['journeys', 'every-screen'],
    says: 'color-contrast',
  },
  {
    name: 'a text too small in elder mode',
    ...inName('font-size: 12px;'),
    step: ['journeys', 'every-screen'],
    says: 'texts below 18 px',
  },
  {
    name: 'a clipped text',
    ...inName('overflow: hidden; max-width: 3em; white-space: nowrap;'),
    step: ['journeys', 'every-screen'],
    says: 'cut off in the pseudo-locale',
  },
  {
    name: 'a page that does not say what failed',
    file: nickname,
    find: '<Loaded query={profile}',
    put: '<Loaded query={{ ...profile, isError: false, error: undefined }}',
    step: ['journeys', 'every-fault'],
    says: 'account.nickname',
  },
  {
    name: 'a form that sends twice',
    file: nickname,
    find: 'send: () => change({ nickname }),',
    put: 'send: () => {\n      void change({ nickname });\n      return change({ nickname });\n    },',
    step: ['journeys', 'every-act'],
    says: 'calls',
  },
  {
    name: 'a state without a story',
    file: 'packages/account/src/pages/my/nickname.stories.tsx',
    find: 'export const Failed: Story = states.failed;\n',
    put: '',
    step: ['story checks'],
    says: 'account.nickname: failed',
  },
  {
    name: 'a missing text',
    file: 'packages/account/src/locales/centre/en.json',
    find: '    "label": "Your nickname",\n',
    put: '',
    step: ['texts'],
    says: 'nickname.label',
  },
  {
    name: 'a query without an owner',
    file: `${addresses}/service.ts`,
    find: '.where(ownRow(ownerId, addressId));',
    put: '.where(eq(postingAddresses.addressId, addressId));',
    step: ['gateway', 'src/every-call-ids'],
    says: 'AssertionError',
  },
  {
    name: 'a list of every owner',
    file: `${addresses}/service.ts`,
    find: '.where(eq(postingAddresses.ownerId, ownerId))\n',
    put: '.where(eq(postingAddresses.isDefault, true))\n',
    step: ['gateway', `${addresses}/addresses.test.ts`.replace('apps/gateway/', '')],
    says: 'AssertionError',
  },
  {
    name: 'data that closing an account leaves',
    file: `${addresses}/domain.ts`,
    find: '    erasures.of(eraseAddresses),\n',
    put: '',
    step: ['gateway', 'src/domains/addresses'],
    says: 'AssertionError',
  },
  {
    name: 'data that an export leaves out',
    file: `${addresses}/domain.ts`,
    find: 'addresses: await exportedAddresses(db, ownerId)',
    put: '',
    step: ['gateway', 'src/domains/privacy'],
    says: 'AssertionError',
  },
  {
    name: 'a failure by one filter',
    file: 'apps/gateway/src/domains/booking/orders.ts',
    find: 'inArray(registrationOrders.status, [...statesOfGroup[group]])',
    put: "inArray(registrationOrders.status, group.startsWith('c') ? JSON.parse('{') : [...statesOfGroup[group]])",
    step: ['gateway', 'src/every-call.test.ts'],
    says: 'AssertionError',
  },
  {
    name: 'a mutation that is done twice',
    file: 'apps/gateway/src/platform/idempotency.ts',
    find: 'if (claimed.length > 0) return null;',
    put: 'if (claimed.length >= 0) return null;',
    step: ['gateway', 'src/platform/mount.test.ts'],
    says: 'AssertionError',
  },
];
