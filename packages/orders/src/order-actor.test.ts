import { expect, it } from 'vitest';
import { actorOf } from './order-actor';

it.each([
  ['hospital', 'goods', 'shop'],
  ['hospital', 'drugs', 'pharmacy'],
  ['hospital', 'consult', 'doctor'],
  ['hospital', 'checkUp', 'store'],
  ['hospital', 'registration', 'hospital'],
  ['hospital', 'constructor', 'hospital'],
  ['hospital', undefined, 'hospital'],
  ['system', 'goods', 'system'],
  ['patient', 'consult', 'patient'],
] as const)('names %s of %s %s', (actor, kind, name) => {
  expect(actorOf(actor, kind)).toBe(name);
});
