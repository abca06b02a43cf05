import type { ProofTarget } from '@xinglin/forms';
import { checkEmail } from '@xinglin/rules';

/** An e-mail address of the person's own, proven by a code. */
export const ownEmail: ProofTarget = {
  field: 'email',
  check: checkEmail,
  normalize: (typed) => typed.trim().toLowerCase(),
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 64 },
};
