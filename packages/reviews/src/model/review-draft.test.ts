import { describe, expect, it } from 'vitest';
import { draftOf, inputOf, missingIn, restore, tagsFor } from './review-draft';

const standard = {
  goodTags: [{ key: 'patient', text: '耐心细致' }],
  poorTags: [{ key: 'rushed', text: '看诊太快' }],
} as const;
const tags = { goodTags: [...standard.goodTags], poorTags: [...standard.poorTags] };

describe('a draft of a review', () => {
  it('begins with the stars that were tapped before', () => {
    expect(draftOf(null, 4).score).toBe(4);
    expect(missingIn(draftOf(null, 4))).toEqual(['explanation', 'attitude', 'waiting']);
    expect(missingIn(draftOf(null, undefined))[0]).toBe('score');
  });

  it('comes back from storage as it was, and as nothing where it does not fit', () => {
    const draft = { ...draftOf(null, 5), text: '很好', tags: ['patient'] as const };
    expect(restore(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const odd of [
      null,
      'x',
      {},
      { ...draft, score: 9 },
      { ...draft, tags: [1] },
      { ...draft, text: 3 },
    ])
      expect(restore(odd)).toBeNull();
  });

  it('offers words that go with the stars, and sends no others', () => {
    const keys = (score: number | null) => tagsFor(score, tags).map(({ key }) => key);
    expect([keys(null), keys(5), keys(3), keys(1)]).toEqual([
      [],
      ['patient'],
      ['patient', 'rushed'],
      ['rushed'],
    ]);
    const draft = { ...draftOf(null, 1), tags: ['patient', 'rushed'] as const };
    expect(inputOf(draft, tagsFor(1, tags), [{ fileId: 'f' }])).toMatchObject({
      score: 1,
      tags: ['rushed'],
      pictures: ['f'],
    });
    expect(inputOf(draft, [], [])).not.toHaveProperty('diseaseId');
  });
});
