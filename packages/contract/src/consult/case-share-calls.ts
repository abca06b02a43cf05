import { z } from 'zod';
import { CaseShareId, ConsultKey, PassageId } from './ids';
import { DeptId } from '../directory/ids';
import { marked } from '../marks';
import { OneConsult } from './consult-order-calls';
import { defineCalls } from '../define-calls';
import { Done, Instant, ListOf, PageFields, YearMonth } from '../shapes';

const SharedCaseToken = marked(z.string().max(64), {
  public: 'whoever was given it may read the case',
});

/** Why words of a case are not shown. `refused`: rules of the platform stop at them; `struck`: the owner left them out. */
export const takenReasons = [
  'name',
  'contact',
  'place',
  'date',
  'age',
  'refused',
  'struck',
] as const;

/** Words of a case, or what stands in the place of words that were taken out: `text` is then less exact, or empty. */
const CasePart = z.object({ text: z.string(), taken: z.enum(takenReasons).nullable() });

/** A sentence of a case, which its owner may strike out. */
const CasePassage = z.object({ passageId: PassageId, parts: z.array(CasePart) });

/** A consult without anything that says whose it is: no names, numbers, places and pictures, and no day. */
const SharedCase = z
  .object({
    /** The years of life that a band begins and ends with; no end for the oldest. */
    ageFrom: z.int().min(18),
    ageTo: z.int().nullable(),
    gender: marked(z.enum(['female', 'male']), { private: true }),
    /** When it was asked. */
    month: YearMonth,
    /** Standard department; null where its doctor's has none. */
    deptId: DeptId.nullable(),
    deptName: z.string().nullable(),
    sections: z.array(
      z.object({
        section: z.enum(['question', 'treated', 'earlierDiagnosis', 'answer']),
        passages: z.array(CasePassage),
      }),
    ),
  })
  .meta({ id: 'SharedCase' });

const CaseShare = z
  .object({
    shareId: CaseShareId,
    orderKey: ConsultKey,
    /** What its address carries; null once it was withdrawn. */
    shareToken: z.string().nullable(),
    /** Of the case; null once it was withdrawn, and where its doctor has none. */
    deptName: z.string().nullable(),
    sharedAt: Instant,
    withdrawnAt: Instant.nullable(),
    /** How often its page was opened by others. Who they were is not kept. */
    reads: z.int().min(0),
  })
  .meta({ id: 'CaseShare' });

/** Sharing an ended consult without names (spec 2 §2.9): ours, as the specification hides its calls. */
export const caseShareCalls = defineCalls({
  /** What would be shown of a consult, and the words that are agreed to; what is shown where it is shared already. */
  getShareableCase: {
    path: '/consult/share/preview',
    access: 'session',
    kind: 'query',
    request: z.object({ orderKey: ConsultKey }),
    response: z.object({
      case: SharedCase,
      /** Names exactly this case: sent back with the consent. */
      digest: z.string(),
      /** Version of the words that are agreed to. */
      version: z.string(),
      /** The share that is open; null for none. */
      share: CaseShare.nullable(),
    }),
    refusals: ['caseNotShareable'],
    tags: [OneConsult, 'CaseShare'],
  },
  /** Shares exactly the case that was shown, without what was struck out. Once a consult as long as it is open. */
  shareCase: {
    path: '/consult/share/add',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      orderKey: ConsultKey,
      digest: z.string().max(64),
      version: z.string().max(20),
      /** Passages that the owner leaves out. */
      struck: z.array(PassageId).max(500),
    }),
    response: CaseShare,
    refusals: ['caseNotShareable', 'caseChanged', 'caseSharedAlready', 'textRefused'],
    tags: ['CaseShare'],
  },
  /** What the account has shared and what it withdrew, the newest first. */
  listCaseShares: {
    path: '/consult/share/list',
    access: 'session',
    kind: 'query',
    request: z.object(PageFields),
    response: ListOf(CaseShare),
    tags: ['CaseShare'],
  },
  /** Takes a share back: its address leads nowhere from then on, and what it showed is deleted. */
  withdrawCaseShare: {
    path: '/consult/share/withdraw',
    access: 'session',
    kind: 'mutation',
    request: z.object({ shareId: CaseShareId }),
    response: Done,
    tags: ['CaseShare', 'SharedCase'],
  },
  /** The case behind an address. One that was withdrawn is refused like one that never was. */
  getSharedCase: {
    path: '/consult/share/detail',
    access: 'open',
    kind: 'query',
    request: z.object({ shareToken: SharedCaseToken }),
    response: SharedCase,
    tags: ['SharedCase'],
  },
});
