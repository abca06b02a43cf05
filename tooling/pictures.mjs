// `npm run pictures`: photographs the pages in one look and lays them out on sheets (docs/stories.md, "Pictures").
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  build,
  CommandError,
  install,
  main,
  root,
  run,
  workspaceEnvironment,
} from './process/workspace.mjs';

const usage = `npm run pictures -- [options]
  --pages /,/my/profile   these pages alone; /my/* takes all below /my, and '/home/search?keyword=fever' one with a query
  --account <role>        who is signed in: a role of the sandbox's accounts, or visitor (family)
  --channel <host label>  the pages of a channel, such as sanming
  --lang <language>       zh-Hans, zh-Hant, en and what a portal has besides (zh-Hans)
  --elder, --dark         large letters, dark colours
  --scale <number>        pixels of a picture for each of the page (1)
  --mocks <folder>        puts mocks beside their pages, as the folder's pictures.json says
  --out <folder>          where the pictures go (.data/pictures)`;

const options = {
  pages: { type: 'string' },
  account: { type: 'string', default: 'family' },
  channel: { type: 'string' },
  lang: { type: 'string', default: 'zh-Hans' },
  elder: { type: 'boolean', default: false },
  dark: { type: 'boolean', default: false },
  scale: { type: 'string', default: '1' },
  mocks: { type: 'string' },
  out: { type: 'string', default: '.data/pictures' },
  help: { type: 'boolean', default: false },
};

function chosen() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error.message}\n${usage}`);
  }
}

await main(async () => {
  const { help, ...given } = chosen();
  if (help) {
    console.log(usage);
    return 0;
  }
  const mocks = given.mocks && resolve(root, given.mocks);
  if (mocks && !existsSync(join(mocks, 'pictures.json')))
    throw new CommandError(`There is no pictures.json in ${mocks}.`);
  await install();
  await build(['@xinglin/gateway', '@xinglin/shell', '@xinglin/overseas-portal']);
  const out = resolve(root, given.out);
  mkdirSync(out, { recursive: true });
  const choice = { ...given, out, mocks };
  const directory = join(root, 'e2e');
  return run('playwright', ['test', '--config', 'pictures.config.ts'], {
    cwd: directory,
    env: workspaceEnvironment({ XINGLIN_PICTURES: JSON.stringify(choice) }, directory),
  });
});
