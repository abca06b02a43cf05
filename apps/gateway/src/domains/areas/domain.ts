import { areas } from '@xinglin/contract';
import { areaHandlers } from './handlers';
import { seed } from './seed';
import { defineDomain } from '../../platform/domain';

export const areasDomain = defineDomain({
  name: 'areas',
  calls: areas,
  handlers: areaHandlers,
  sandboxSeed: seed,
});
