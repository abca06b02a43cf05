import { marked, shapeTreeOf } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { redactInput, redactOutput } from './redact-calls';
import { redactFields } from './redact-fields';

const loggable = marked(z.string(), { loggable: true });
const tree = shapeTreeOf(
  z.object({
    id: loggable,
    words: z.string(),
    kind: z.enum(['open', 'closed']),
    gender: marked(z.enum(['female', 'male']), { private: true }),
    count: z.int(),
    at: z.iso.datetime({ offset: true }),
    bornOn: z.iso.date(),
    either: z.union([z.enum(['all']), z.string()]),
    parts: z.array(z.object({ id: loggable.max(4).optional(), says: z.string() })),
    person: marked(z.object({ id: loggable, isAdult: z.boolean() }), { private: true }),
    counts: z.record(loggable, z.int()),
  }),
);
const print = (value: unknown): unknown => JSON.parse(redactFields(JSON.stringify(value), tree));

it.each([
  ['a text that is marked loggable', { id: '一' }, { id: '一' }],
  ['nothing of any other text', { words: '一' }, { words: '***' }],
  ['one of a few', { kind: 'open' }, { kind: 'open' }],
  ['no text in the place of one of a few', { kind: '一' }, { kind: '***' }],
  ['no text in the place of a number', { count: '一' }, { count: '***' }],
  ['no object in the place of a text', { id: { id: '一' } }, { id: { '***': '***' } }],
  [
    'numbers and moments',
    { count: 2, at: '2026-12-01T08:30:00Z' },
    { count: 2, at: '2026-12-01T08:30:00Z' },
  ],
  ['no day, which may be of birth', { bornOn: '1985-03-07' }, { bornOn: '***' }],
  ['nothing that is marked private', { gender: 'male' }, { gender: '***' }],
  [
    'nothing within what is marked private',
    { person: { id: '一', isAdult: true } },
    { person: { id: '***', isAdult: '***' } },
  ],
  ['of a choice only what every alternative allows', { either: 'all' }, { either: '***' }],
  [
    'fields within lists',
    { parts: [{ id: '一', says: '二' }] },
    { parts: [{ id: '一', says: '***' }] },
  ],
  ['keys of a record', { counts: { 一: 2 } }, { counts: { 一: 2 } }],
  ['no field that the schema has not', { 一: '二' }, { '***': '***' }],
  ['null', { words: null }, { words: null }],
  ['nothing that looks private, though it is marked', { id: '13812345678' }, { id: '***' }],
])('prints %s', (_, value, printed) => {
  expect(print(value)).toEqual(printed);
});

it('hides whole what is cut off, and leaves nothing as nothing', () => {
  expect(redactFields('{"words":"一","id":"', tree)).toBe('***');
  expect(redactFields('', tree)).toBe('');
});

it('finds the schema by the path of the call, and goes by looks and names where there is none', () => {
  const text = '{"question":"一","kind":"二"}';
  expect(redactInput('/consult/consultorder/matchdept.json', text)).toBe(
    '{"question":"***","***":"***"}',
  );
  expect(redactInput('render', text)).toBe(text);
});

it('prints why a call failed, without what else the gateway said of it', () => {
  const failure = { kind: 'business', code: 42_001, message: '号已约满', data: { doctor: '一' } };
  const path = '/order/submitorder/submit.json';
  const printed: unknown = JSON.parse(redactOutput(path, JSON.stringify(failure), true));
  expect(printed).toEqual({ kind: 'business', code: '***', message: '号已约满', '***': '***' });
});
