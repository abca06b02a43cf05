import { constraintOf } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';

/** What is refused where a unique name of accounts is another's. */
const refusals = new Map([
  ['users_mobile', 'mobileTaken'],
  ['users_login_id', 'loginIdTaken'],
] as const);

/** Awaits a write to an account; refuses with `mobileTaken` or `loginIdTaken` where another took it since it was looked for. */
export async function unlessTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const constraint = constraintOf(error);
    for (const [name, refusal] of refusals) if (name === constraint) refuse(refusal);
    throw error;
  }
}
