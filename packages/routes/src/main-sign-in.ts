import { account } from './tables/account';
import type { SignIn } from './sign-in';

/** Where people of the main portal sign in; those from abroad have their own entrance (spec 1 §2). */
export const mainSignIn: SignIn = {
  login: account['account.login'].path,
  binding: account['account.authLogin'].path,
  below: { overseas: '/overseas/login' },
};
