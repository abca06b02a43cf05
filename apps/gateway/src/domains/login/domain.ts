import { login } from '@xinglin/contract';
import { loginHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';
import './locales';

export const loginDomain = defineDomain({
  name: 'login',
  calls: login,
  handlers: loginHandlers,
});
