import type { ShownPage } from '@xinglin/api';
import { describe, expect, it } from 'vitest';
import { listOf } from './directory-samples';
import { failures } from './failures';
import type { GatewayAnswers } from './mock-gateway';
import type { PageSetting } from './page-surroundings';
import { statesOf } from './page-states';
import { samplePatients } from './samples';

const Page = () => null;
const load = () => [];
const personal = '/my/patients';
const gateway = {
  listPatients: listOf([samplePatients.mother]),
  getPatientLimitInfo: { limit: 10, used: 1, remaining: 9 },
} satisfies GatewayAnswers;

const neededBy = (page: Omit<ShownPage, 'default'>, setting: PageSetting & { path: string }) =>
  statesOf({ default: Page, ...page }, setting).full.parameters.shown.needed;

describe('the states a page has', () => {
  it.each([
    ['a personal page with a list', { load }, { path: personal, gateway }, 'all'],
    ['a form that calls nothing before it is sent', {}, { path: personal }, 'full'],
    ['an open page', {}, { path: '/search' }, 'full signedOut'],
    ['an open page for visitors', {}, { path: '/search', user: null }, 'full'],
    [
      'a page about one thing',
      { load },
      { path: personal, gateway: { getPatientById: samplePatients.mother } },
      'full loading failed signedOut',
    ],
  ])('%s', (_, page, setting, expected) => {
    const all = 'full loading failed empty signedOut';
    expect(neededBy(page, setting).join(' ')).toBe(expected === 'all' ? all : expected);
  });

  it('lacks what has a reason to be lacking', () => {
    const { shown } = statesOf(
      { default: Page, load },
      { path: personal, gateway },
      {
        without: { empty: 'nobody is without a family member here' },
      },
    ).full.parameters;
    expect(shown.needed).not.toContain('empty');
  });
});

describe('what the gateway answers', () => {
  const states = statesOf(
    { default: Page, load },
    { path: personal, gateway: { ...gateway, searchHelpQuestions: () => listOf([]) } },
  );
  const answers = (state: keyof typeof states) => states[state].parameters.gateway;

  it('never comes, or is trouble, or finds no session', () => {
    expect(answers('loading')).toEqual({
      listPatients: 'never',
      getPatientLimitInfo: 'never',
      searchHelpQuestions: 'never',
    });
    expect(answers('signedOut')?.listPatients).toBe(failures.sessionEnded);
    const trouble = answers('failed')?.getPatientLimitInfo;
    expect(typeof trouble === 'function' && trouble(undefined, 0)).toBe(failures.serverTrouble);
  });

  it('lists nothing where the page is empty, and says all else as before', async () => {
    const empty = answers('empty');
    expect(empty?.listPatients).toMatchObject({ items: [], total: 0 });
    expect(empty?.getPatientLimitInfo).toEqual(gateway.getPatientLimitInfo);
    const told = statesOf(
      { default: Page },
      { path: personal, gateway: { listPatients: () => gateway.listPatients } },
    ).empty.parameters.gateway?.listPatients;
    expect(await (typeof told === 'function' && told(undefined, 0))).toMatchObject({ items: [] });
  });
});
