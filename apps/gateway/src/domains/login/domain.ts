import { login } from '@xinglin/contract';
import { loginHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';

export const loginDomain = defineDomain({
  name: 'login',
  calls: login,
  handlers: loginHandlers,
});
