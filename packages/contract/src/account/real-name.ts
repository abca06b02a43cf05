import { longestName } from '@xinglin/rules';
import { z } from 'zod';
import { marked } from '../marks';
import { RealNameReviewId } from './ids';
import { FileId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { faceCheckStates } from './face-check-state';
import { CardType } from './patients';
import { realNameStates } from './real-name-state';
import { Done, Instant, Mobile, Nothing, opaqueText, writtenText } from '../shapes';

/** State of an account's real name, see `realNameMachine`. */
export const RealNameState = z.enum(realNameStates).meta({ id: 'RealNameState' });

/** State of a check by face, see `faceCheckMachine`. */
export const FaceCheckState = z.enum(faceCheckStates).meta({ id: 'FaceCheckState' });

/** Why staff refused pictures; a note may say more. */
export const RealNameRefusal = z
  .enum(['unreadable', 'notTheDocument', 'otherPerson', 'expired', 'underAge', 'other'])
  .meta({ id: 'RealNameRefusal' });

/** Consent to what is done with the document, given separately (product.md, Rules of the field). */
const Consent = z.literal(true).optional();

/** As typed; the rules of spec 1 §5 are checked in full by the gateway. */
const Name = writtenText({ max: longestName });
const CardNo = marked(writtenText({ max: 30 }), { public: 'a number that the person types' });

/** Asks an outside service, within 15 s (spec 1 §5, §9). */
const verification = {
  timeoutMs: 15_000,
  access: 'bound',
  kind: 'mutation',
  waitsOutside: true,
  response: z.object({ state: RealNameState }),
  tags: ['Session', 'RealName'],
} as const;

/** Real-name verification of the account itself (spec 1 §4, §5, §7, spec 2 §2.20). */
export const realName = defineCalls({
  /** What is known of the account's real name, and what can be done next. */
  getRealName: {
    path: '/user/account/realname/detail.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      state: RealNameState,
      /** Who was verified, both masked; null before. */
      person: z
        .object({
          name: z.string(),
          cardType: CardType,
          cardNo: z.string(),
          by: z.enum(['register', 'bankCard', 'face', 'review']),
          verifiedAt: Instant,
        })
        .nullable(),
      /** What may still be typed wrongly today. */
      triesLeft: z.int().min(0),
      /** What staff look or looked at last; null where nothing was ever sent to them. */
      review: z
        .object({
          reviewId: RealNameReviewId,
          submittedAt: Instant,
          decidedAt: Instant.nullable(),
          refusal: RealNameRefusal.nullable(),
          /** What the reviewer added. */
          remark: z.string().nullable(),
        })
        .nullable(),
      /** Whether the mini-program checks faces here. */
      byFace: z.boolean(),
    }),
    tags: ['RealName'],
  },
  /**
   * Compares name and ID card with the register. Refuses with `realNameMismatch`, which counts as a try,
   * `realNameTriesUsedUp`, `realNameUnavailable`, `realNameTaken` and `realNameVerified`.
   */
  verifyRealName: {
    path: '/user/account/realname/verify.json',
    request: z.object({ name: Name, cardNo: CardNo, consent: Consent }),
    ...verification,
  },
  /**
   * The bank check (spec 1 §5, §7): the same by a bank card as well, which belongs to that person with the number they
   * left at the bank. Nothing of the card is kept. Refuses as `verifyRealName` does.
   */
  checkBankMessage: {
    path: '/user/account/checkbankmsg.json',
    request: z.object({
      name: Name,
      cardNo: CardNo,
      bankCardNo: marked(writtenText({ max: 40 }), { public: 'a number that the person types' }),
      /** As left at the bank. */
      mobile: Mobile,
      consent: Consent,
    }),
    ...verification,
  },
  /**
   * Sends pictures of the document to staff, for whom the register does not know. The pictures are files that the
   * account uploaded; only staff see them, and they are erased with the decision.
   */
  submitRealNameReview: {
    path: '/user/account/realname/submitreview.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      name: Name,
      cardType: CardType,
      cardNo: CardNo,
      /** Files: the side with the portrait first. */
      pictures: z.array(FileId).min(1).max(2),
      note: writtenText({ max: 200 }).optional(),
      consent: Consent,
    }),
    response: z.object({ reviewId: RealNameReviewId }),
    tags: ['Session', 'RealName'],
  },
  /** Takes the pictures back before staff decide; they are erased. */
  withdrawRealNameReview: {
    path: '/user/account/realname/withdrawreview.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ reviewId: RealNameReviewId }),
    response: Done,
    tags: ['Session', 'RealName'],
  },
  /**
   * Begins a check by face in the mini-program (spec 2 §2.12): name and number go from gateway to service, never by way
   * of an address. It counts as a try until it passes, and takes the place of one that waits. Refuses as
   * `verifyRealName` does, and with `illegalPageAddress`.
   */
  beginFaceCheck: {
    path: '/user/account/realname/face/begin.json',
    ...verification,
    request: z.object({
      name: Name,
      cardNo: CardNo,
      /** Where the mini-program leads back to, within its own window: a page of a portal. */
      returnUrl: opaqueText({ max: 2048 }),
      consent: Consent,
    }),
    response: z.object({ expiresAt: Instant }),
  },
  /** The check by face that the account began last; null where it never did, or long ago. */
  getFaceCheck: {
    path: '/user/account/realname/face/detail.json',
    access: 'bound',
    kind: 'query',
    request: Nothing,
    response: z.object({
      check: z
        .object({
          state: FaceCheckState,
          /** Opens the mini-program; null once the check has ended. */
          openUrl: z.url().nullable(),
          expiresAt: Instant,
        })
        .nullable(),
    }),
    tags: ['RealName'],
  },
  /**
   * Asks the service what came of the check that waits, and verifies the account where it passed. What a browser says of
   * it is never believed. Answers with the state; refuses with `realNameUnavailable` where the service does not answer.
   */
  settleFaceCheck: {
    path: '/user/account/realname/face/settle.json',
    ...verification,
    request: Nothing,
    response: z.object({ state: FaceCheckState.nullable() }),
  },
});
