import { expect, it } from 'vitest';
import { z } from 'zod';
import { marked } from './marks';
import { placesOf, shapeTreeOf } from './shape-tree';
import { Id, ownedId } from './shapes';

it('lists every place of a shape with its marks, however deep', () => {
  const OrderNo = ownedId('order');
  const shape = z.object({
    orderNo: OrderNo.max(8).optional(),
    lines: z.array(z.object({ skuId: Id.nullable().default(null) })).max(3),
    cursors: z.record(OrderNo, z.int()),
    choice: z.union([
      z.object({ kind: z.literal('a'), itemId: Id }),
      z.object({ orderNo: OrderNo }),
    ]),
    person: marked(z.object({ isAdult: z.boolean() }), { private: true }),
  });
  const found = placesOf(shapeTreeOf(shape)).map(({ path, name, marks }) => [path, name, marks]);
  const owned = { loggable: true, owner: 'order' };
  expect(found).toEqual([
    ['orderNo', 'orderNo', owned],
    ['lines[].skuId', 'skuId', { loggable: true }],
    ['cursors{}', 'cursors', owned],
    ['cursors.*', 'cursors', {}],
    ['choice.kind', 'kind', {}],
    ['choice.itemId', 'itemId', { loggable: true }],
    ['choice.orderNo', 'orderNo', owned],
    ['person.isAdult', 'isAdult', { private: true }],
  ]);
});

it('keeps marks out of JSON schemas, and names of shapes in them', () => {
  const Word = z.enum(['one', 'two']).meta({ id: 'Word' });
  const schemaOf = (word: z.ZodType, id: z.ZodType) => z.toJSONSchema(z.object({ word, id }));
  expect(schemaOf(marked(Word, { private: true }), ownedId('order'))).toEqual(schemaOf(Word, Id));
});
