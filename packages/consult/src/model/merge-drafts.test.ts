import { describe, expect, it } from 'vitest';
import type { AskDraft } from './ask-draft';
import { mergeAsks } from './merge-drafts';

const base: AskDraft = {
  patientId: 'p-1',
  deptId: '',
  question: '头疼',
  since: undefined,
  treated: '',
  earlierDiagnosis: '',
  recordNos: ['r-1'],
  pictures: [{ fileId: 'f-1', file: null }],
};
const merge = (here: Partial<AskDraft>, there: Partial<AskDraft>) =>
  mergeAsks({ base, here: { ...base, ...here }, there: { ...base, ...there } });
const pictures = (...fileIds: string[]) => fileIds.map((fileId) => ({ fileId, file: null }));

describe('a draft that two devices wrote', () => {
  it.each([
    ['nothing changed', {}, {}, {}],
    ['one text here', { question: '头疼三天' }, {}, { question: '头疼三天' }],
    ['one text there', {}, { question: '头疼三天' }, { question: '头疼三天' }],
    [
      'different fields',
      { treated: '吃了药' },
      { since: 'week', pictures: pictures('f-1', 'f-2') },
      { treated: '吃了药', since: 'week', pictures: pictures('f-1', 'f-2') },
    ],
    [
      'the same text, both after what was there',
      { question: '头疼，发烧' },
      { question: '头疼三天' },
      { question: '头疼三天\n，发烧' },
    ],
    [
      'the same text, written again',
      { question: '发烧' },
      { question: '咳嗽' },
      { question: '咳嗽\n发烧' },
    ],
    [
      'the same text, here more',
      { question: '头疼三天了' },
      { question: '头疼三天' },
      { question: '头疼三天了' },
    ],
    [
      'pictures, one removed here and one added there',
      { pictures: [] },
      { pictures: pictures('f-1', 'f-2') },
      { pictures: pictures('f-2') },
    ],
    [
      'another patient there, whose records stay',
      { question: '头疼三天', recordNos: ['r-1', 'r-2'] },
      { patientId: 'p-2', recordNos: [] },
      { question: '头疼三天', patientId: 'p-2', recordNos: [] },
    ],
  ] as const)('%s', (_, here, there, expected) => {
    expect(merge(here, there)).toEqual({ ...base, ...expected });
  });
});
