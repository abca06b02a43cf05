// The words of CONTRIBUTING's section Style in what a change adds: its comments, titles of tests and documents, in the
// working tree and in commits that the main branch lacks, and the subjects of these commits.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from '../process/workspace.mjs';
import { addedProse, proseOf } from './added-prose.mjs';
import { subjectFault } from './commit-subject.mjs';
import { wordFaults } from './style-words.mjs';

/** Holds the dialect in order to name it. */
const exempt =
  /^(?:CONTRIBUTING\.md|tooling\/check\/(?:.*prose|style).*)$|\/generated\/|CHANGELOG\.md$/;

function git(...parameters) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 };
    return execFileSync('git', parameters, options).trim();
  } catch {
    return null;
  }
}

/** Where the branch left the main one; null where there is none to compare with. */
function baseOf() {
  const names = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  const found = names.find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  return found === undefined ? null : git('merge-base', found, 'HEAD');
}

/** The prose of files that git does not have yet. */
function newProse() {
  const files = (git('ls-files', '--others', '--exclude-standard') ?? '').split('\n');
  return files
    .filter((file) => /\.(?:tsx?|mjs|js|md)$/.test(file) && existsSync(join(root, file)))
    .map((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return [file, lines.map((line) => proseOf(file, line)).join('\n')];
    });
}

await main(async () => {
  const base = baseOf();
  if (base === null) {
    console.log('There is no main branch to compare with: nothing is checked.');
    return 0;
  }
  const prose = new Map([
    ...addedProse(git('diff', '-U0', '--no-ext-diff', base) ?? ''),
    ...newProse(),
  ]);
  const texts = [...prose].filter(([file, text]) => !exempt.test(file) && text.trim() !== '');
  const subjects = (git('log', '--no-merges', '--format=%s', `${base}..HEAD`) ?? '').split('\n');
  const faults = [
    ...(await Promise.all(texts.map(([file, text]) => wordFaults(file, text)))).flat(),
    ...subjects
      .filter((subject) => subject !== '')
      .flatMap((subject) => subjectFault(subject) ?? []),
  ];
  for (const fault of faults) console.error(fault);
  if (texts.length === 0 && subjects.join('') === '') console.log('Nothing is added.');
  return faults.length === 0 ? 0 : 1;
});
