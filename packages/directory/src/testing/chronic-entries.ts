import type { ListKnowledgeResponse } from '@xinglin/gateway-sdk';

type Entry = ListKnowledgeResponse['items'][number];

const respiratory = { kind: 'disease', deptId: 'respiratory', deptName: '呼吸内科' } as const;

/** Diseases as the knowledge base lists them: long-term ones among others. */
export const chronicEntries: readonly Entry[] = [
  { ...respiratory, entryId: 'common-cold', name: '感冒', letter: 'G' },
  { ...respiratory, entryId: 'copd', name: '慢阻肺', letter: 'M' },
  {
    kind: 'disease',
    entryId: 'hypertension',
    name: '高血压',
    letter: 'G',
    deptId: 'cardiology',
    deptName: '心血管内科',
  },
];
