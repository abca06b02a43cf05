import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, workspaceEnvironment } from '../process/workspace.mjs';
import { longRunSetting } from '../test/long-run.mjs';
import { findDeclaredRow } from './declared-row.mjs';

/** Declared routes of the copy's own: those of the product get their pages in time. */
const declaredRoutes = `import { defineRoutes } from '../route-row';

export const almanac = defineRoutes({
  'directory.almanac': {
    path: '/search/almanac',
    title: 'directory:almanac.title',
    noIndex: true,
  },
  'directory.almanacDay': {
    path: '/search/almanac/day',
    title: 'directory:almanacDay.title',
  },
  'directory.almanacOld': {
    path: '/search/almanac/old',
    redirectTo: '/search/almanac',
    title: 'directory:almanacOld.title',
  },
  'almanac.entry': {
    path: '/almanac',
    title: 'almanac:entry.title',
  },
});
`;

const left = new Set(['dist', '.turbo', 'storybook-static', 'test-results', 'screens']);
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'xinglin-scaffold-'));
  for (const entry of readdirSync(root)) {
    if (['node_modules', '.git', '.data', '.turbo'].includes(entry)) continue;
    // Links inside packages stay relative, so that packages of the copy find each other.
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !left.has(basename(source)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const declared = join(copy, 'packages/routes/src/declared');
  writeFileSync(join(declared, 'almanac.ts'), declaredRoutes);
  const index = readFileSync(join(declared, 'index.ts'), 'utf8');
  writeFileSync(
    join(declared, 'index.ts'),
    index
      .replace('import { ', "import { almanac } from './almanac';\nimport { ")
      .replace('declared = {', 'declared = {\n  ...almanac,'),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function inCopy(directory, command, ...parameters) {
  const cwd = join(copy, directory);
  try {
    return execFileSync(command, parameters, {
      cwd,
      // What was made is tested as the gate does.
      env: workspaceEnvironment({ [longRunSetting]: '' }, cwd),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`${command} ${parameters.join(' ')}\n${error.stdout}${error.stderr}`, {
      cause: error,
    });
  }
}

const scaffold = (...parameters) => inCopy('.', 'node', 'tooling/new.mjs', ...parameters);

/** What an installation would link: everything that pages are made with. */
function linkPackages(folder) {
  const modules = join(copy, folder, 'node_modules');
  cpSync(join(root, 'packages/account/node_modules'), modules, {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const kit of ['pages', 'orders']) {
    const linked = join(modules, '@xinglin', kit);
    if (!existsSync(linked)) symlinkSync(`../../../${kit}`, linked);
  }
}
const link = (to, at) => symlinkSync(to, join(copy, at));

it('makes a domain with its table, migration and calls', () => {
  const columns = 'title,detail,kind:open|closed,day:date?,count:integer,pinnedAt:moment?';
  scaffold('domain', 'notes', 'note', '/user/note', '--fields', columns);
  const call = (name, ...more) =>
    scaffold(
      'call',
      'notes',
      name,
      `/user/note/${name.toLowerCase()}`,
      '--table',
      'notes',
      ...more,
    );
  call('listNewNotes');
  call('searchNotes');
  call('updateNote');
  call('pinNote', '--set', 'pinnedAt');
  const sql = readdirSync(join(copy, 'apps/gateway/migrations')).find((file) =>
    file.endsWith('_notes.sql'),
  );
  expect(readFileSync(join(copy, 'apps/gateway/migrations', sql), 'utf8')).toContain(
    'CREATE TABLE "notes"',
  );
  const client = readFileSync(join(copy, 'packages/gateway-sdk/src/generated/notes.ts'), 'utf8');
  for (const made of ['listNotes', 'getNote', 'addNote', 'deleteNote', 'searchNotes', 'pinNote'])
    expect(client).toContain(`  ${made}: `);
});

it('makes a kind of order with its machine, tables, calls and texts', () => {
  scaffold('order-kind', 'lessons', 'lesson', '课程', 'Lesson', '/lesson/order');
  const domain = join(copy, 'apps/gateway/src/domains/lessons');
  const texts = readFileSync(join(domain, 'locales/zh-Hant.json'), 'utf8');
  expect(JSON.parse(texts).fact).toBe('課程');
  expect(() => scaffold('order-kind', 'lessons', 'other', '其他', 'Other', '/other')).toThrow(
    'exists already',
  );
});

it('makes a feature with a page of each kind, and composes it', () => {
  scaffold('feature', 'journal', '日志', 'Journal', '--no-install');
  linkPackages('packages/journal');
  link('../../../../packages/journal', 'apps/shell/node_modules/@xinglin/journal');
  const page = (...parameters) => scaffold('page', 'journal', ...parameters, '--no-install');
  const shown = ['--fields', 'title=标题=Title,createdAt=时间=Added'];
  page('/journal/list', '我的笔记', 'My notes', '--as', 'list', '--call', 'listNotes', ...shown);
  const back = ['--back', 'journal.journalList'];
  page(
    '/journal/note/:noteId',
    '笔记',
    'Note',
    '--as',
    'detail',
    '--call',
    'getNote',
    ...shown,
    ...back,
  );
  const asked = [
    '--fields',
    'title=标题=Title,detail=内容=Text,kind=种类=Kind=open:公开:Open|closed:私密:Closed,day=日期=Day,count=次数=Times',
  ];
  page(
    '/journal/add',
    '写笔记',
    'Write a note',
    '--as',
    'form',
    '--call',
    'addNote',
    ...asked,
    ...back,
  );
  const edit = ['改笔记', 'Change a note', '--as', 'form', '--call', 'updateNote'];
  page('/journal/edit/:noteId', ...edit, ...asked, ...back);
  page(
    '/journal/lesson/:orderNo',
    '课程订单',
    'Lesson',
    '--as',
    'order',
    '--call',
    'getLessonOrder',
    ...back,
  );
  page('/journal/old', '旧笔记', 'Old notes', '--as', 'passage', '--to', 'journal.journalList');
  const texts = readFileSync(join(copy, 'packages/journal/src/locales/zh-Hant.json'), 'utf8');
  expect(JSON.parse(texts).journalAdd.title).toBe('寫筆記');
});

it('makes one more feature of a package, with texts of its own', () => {
  scaffold('feature', 'diary', '日记', 'Diary', '--package', 'journal');
  const page = (...parameters) =>
    scaffold('page', 'journal', ...parameters, '--feature', 'diary', '--no-install');
  const form = (path, title, call, fields) =>
    page(path, ...title, '--as', 'form', '--call', call, '--fields', fields);
  const question =
    'patientId=就诊人=Patient,question=问题=Question,fileIds=照片=Pictures of records';
  form('/journal/ask', ['提问', 'Ask'], 'submitImageTextConsult', question);
  form('/journal/post', ['地址', 'Address'], 'setDefaultAddress', 'addressId=地址=Address');
  const list = ['--as', 'list', '--call', 'listNewNotes', '--fields', 'title=标题=Title'];
  page('/journal/new', '我的笔记', 'My notes', ...list);
  const texts = readFileSync(join(copy, 'packages/journal/src/locales/diary/zh-Hant.json'), 'utf8');
  expect(JSON.parse(texts).journalAsk.title).toBe('提問');
});

it('moves a declared route to its feature and makes its page', () => {
  const to = ['--to', 'booking.orderList', '--no-install'];
  scaffold('page', 'directory.almanac', '黄历', 'Almanac', '--as', 'passage', ...to);
  const table = (file) => readFileSync(join(copy, 'packages/routes/src', file), 'utf8');
  expect(table('declared/almanac.ts')).not.toContain("'directory.almanac'");
  expect(table('tables/directory.ts')).toContain("path: '/search/almanac'");
});

it('makes a channel', () => {
  scaffold('partner', 'trial', '试用健康', 'Trial Health', '95100000', '--no-install');
  cpSync(join(root, 'partners/sanming/node_modules'), join(copy, 'partners/trial/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  link('../../../../partners/trial', 'apps/shell/node_modules/@xinglin/partner-trial');
});

it('writes acts and samples for the journeys', () => {
  const read = (file) => readFileSync(join(copy, 'e2e/fixtures', file), 'utf8');
  for (const told of ["page: 'journal/add'", "calls: ['addNote']", "calls: ['cancelLessonOrder']"])
    expect(read('acts/journal.ts')).toContain(told);
  for (const list of ['...journalActs,', '...diaryActs,']) expect(read('acts.ts')).toContain(list);
  for (const route of ['journalNote', 'journalEdit', 'journalLesson'])
    expect(read('samples/journal.ts')).toContain(`'journal.${route}': `);
});

it('has made what passes the checks', () => {
  inCopy('.', 'node', 'tooling/generate.mjs', '--check');
  inCopy('.', 'node', 'tooling/generate/check-locales.mjs');
  const domains = ['notes', 'lessons'].map((domain) => `apps/gateway/src/domains/${domain}`);
  const made = ['packages/journal', 'partners/trial', ...domains];
  const calls = ['notes/notes', 'lessons/lessons', 'lessons/lesson-order'].map(
    (one) => `packages/contract/src/${one}.ts`,
  );
  inCopy('.', 'oxlint', ...made, ...calls, 'e2e/fixtures');
  inCopy('.', 'oxfmt', '--check', ...made, 'e2e/fixtures');
});

it('has made what compiles', async () => {
  const packages = ['contract', 'routes', 'journal', 'booking'].map((one) => `packages/${one}`);
  // The longest first.
  const folders = ['apps/gateway', 'apps/shell', 'e2e', 'partners/trial', ...packages];
  const compileNext = async () => {
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      const cwd = join(copy, folder);
      const failed = await promisify(execFile)('tsc', ['--noEmit'], {
        cwd,
        env: workspaceEnvironment({}, cwd),
      }).catch(({ stdout, message }) => stdout || message);
      expect(failed, folder).not.toBeTypeOf('string');
    }
  };
  // The compiler works on one core.
  await Promise.all([compileNext(), compileNext()]);
});

it('has made what passes its own tests', () => {
  const tests = (folder, ...files) =>
    inCopy(folder, 'vitest', 'run', '--config', '../../tooling/vitest.packages.ts', ...files);
  tests('packages/journal');
  tests('packages/directory', 'src/pages/search/almanac');
  tests('packages/routes', 'src/declared', 'src/specification');
  tests('partners/trial');
  const runner = ['--configLoader', 'runner'];
  inCopy('apps/shell', 'vitest', 'run', ...runner, 'src/portal.test.ts', 'src/partners.test.ts');
  // The stories' files; how each looks is the gate's.
  inCopy('apps/storybook', 'vitest', 'run', '--project=checks', 'story-files', 'every-page');
  const made = ['src/domains/notes', 'src/domains/lessons', 'src/every-call-ids.test.ts'];
  inCopy('apps/gateway', 'vitest', 'run', ...made);
});

it('refuses what it cannot make, and writes nothing of it', () => {
  const passage = ['--as', 'passage', '--to', 'booking.orderList'];
  expect(() => scaffold('page', 'booking.nowhere', '无', 'Nowhere', ...passage)).toThrow(
    'No declared route',
  );
  expect(() => findDeclaredRow(copy, { name: 'directory.almanacOld' })).toThrow('leads on');
  expect(() =>
    scaffold('page', 'directory', '/search/almanac/day', '一天', 'A day', ...passage),
  ).toThrow('declared as directory.almanacDay');
  expect(() => scaffold('page', 'almanac.entry', '黄历', 'Almanac', ...passage)).toThrow(
    'npm run new -- feature almanac',
  );
  expect(() => scaffold('domain', 'notes', 'note', '/user/note')).toThrow('exists already');
});
