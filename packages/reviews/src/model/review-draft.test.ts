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
    expect(missingIn(draftOf(null, 4))).toEqual([]);
    expect(missingIn(draftOf(null, undefined))).toEqual(['score']);
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
      { ...draft, audience: 'friends' },
    ])
      expect(restore(odd)).toBeNull();
  });

  it('of an earlier version is for everyone', () => {
    const { audience, ...earlier } = draftOf(null, 5);
    expect(restore(earlier)).toEqual({ ...earlier, audience });
    expect(audience).toBe('everyone');
  });

  it('offers good and critical tags beside each other, in the order of the stars', () => {
    const keys = (score: number | null) => tagsFor({ score, tags: [] }, tags).map(({ key }) => key);
    expect([keys(null), keys(5), keys(3), keys(2)]).toEqual([
      ['patient', 'rushed'],
      ['patient', 'rushed'],
      ['patient', 'rushed'],
      ['rushed', 'patient'],
    ]);
    const critical = tagsFor({ score: 5, tags: [] }, tags).map(({ isCritical }) => isCritical);
    expect(critical).toEqual([false, true]);
    const many = {
      goodTags: Array.from({ length: 8 }, () => standard.goodTags[0]),
      poorTags: Array.from({ length: 6 }, () => standard.poorTags[0]),
    };
    expect(tagsFor({ score: 5, tags: [] }, many)).toHaveLength(9);
    expect(tagsFor({ score: 5, tags: ['rushed'] }, many)).toHaveLength(12);
  });

  it('sends only tags that are offered and aspects that were scored', () => {
    const draft = { ...draftOf(null, 1), waiting: 2, tags: ['patient', 'rushed'] as const };
    const offered = tagsFor(draft, { ...tags, goodTags: [] });
    const sent = inputOf(draft, offered, [{ fileId: 'f' }]);
    expect(sent).toMatchObject({ score: 1, tags: ['rushed'], pictures: ['f'] });
    expect(sent.aspects).toEqual({ waiting: 2 });
    expect(inputOf(draft, [], [])).not.toHaveProperty('diseaseId');
  });
});
