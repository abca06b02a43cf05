import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallOptions, TestGateway } from './test-gateway';

/** The calls that begin a check by work, by purpose. */
export const workPaths = {
  sendCode: '/moduleoperate/verifycode/gee/test/code/pre/process.json',
  signIn: '/common/polarverification/preprocess.json',
  visitor: '/moduleenterprisepartner/partner/login/pregeetesttemp',
  partner: '/moduleenterprisepartner/partner/login/pregeetestlogin',
} as const;

export const validatePath = '/moduleoperate/verifycode/enhance/validate.json';

/** Begins a check by work and solves it, as a browser does. */
export async function solveWork(
  gateway: TestGateway,
  purpose: keyof typeof workPaths,
  pageId: string,
  options?: CallOptions,
) {
  const { data } = await gateway.call(workPaths[purpose], { pageId }, options);
  const solution = await solveChallenge({ challenge: data, deriveKey });
  if (solution === null) throw new Error('the work has no solution');
  return { counter: solution.counter, derivedKey: solution.derivedKey };
}

/** Passes a check, and answers what shows so. */
export async function passCheck(
  gateway: TestGateway,
  purpose: keyof typeof workPaths,
  options?: CallOptions,
): Promise<string> {
  const pageId = crypto.randomUUID();
  const solution = await solveWork(gateway, purpose, pageId, options);
  const { data } = await gateway.call(validatePath, { purpose, pageId, solution }, options);
  return data.validateParam;
}
