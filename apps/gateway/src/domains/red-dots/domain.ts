import { redDots } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { redDotHandlers } from './handlers';
import { eraseRedDots } from './service';
import { defineDomain } from '../../platform/domain';

export const redDotsDomain = defineDomain({
  name: 'redDots',
  calls: redDots,
  handlers: () => redDotHandlers,
  brings: [erasures.of(eraseRedDots)],
});
