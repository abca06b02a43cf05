import { z } from 'zod';
import { marked } from '../marks';
import { SignIn } from '../account/account';
import { AgreedField } from '../directory/content';
import { defineCalls } from '../define-calls';
import { Instant, LocalDate, Mobile, opaqueText, PersonName, SixDigits } from '../shapes';

/** Names one verification; it works on the device that began it, for a quarter of an hour. */
const RiskToken = marked(opaqueText({ max: 200 }), {
  public: 'a secret, which whoever signs in has been sent',
});
const Verification = z.object({ riskToken: RiskToken });

/** By what a person can show that a sleeping account is theirs. */
export const RiskProof = z.enum(['patient', 'order']).meta({ id: 'RiskProof' });

const Passed = z.object({ passed: z.literal(true) });

const starts = { tags: ['Session'], session: 'starts' } as const;

/**
 * A number gets a new owner after a while, and a code proves only who holds it now. So a code does not open an
 * account that slept for half a year and holds patients: its owner shows that they know it, a new owner of the number starts over
 * (spec 1 §6, §7 High risk). Nothing here tells a stranger anything of the account.
 */
export const highRisk = defineCalls({
  /** Begins, by the code that `loginByCheckCode` refused with `highRiskSignIn`; the code is used up by it. */
  checkHighRisk: {
    path: '/user/highrisk/checkrisk',
    access: 'open',
    kind: 'mutation',
    request: z.object({ mobile: Mobile, code: SixDigits }),
    response: z.object({
      /** False for an account that the code opens as it is; the code stays then. */
      highRisk: marked(z.boolean(), { private: true }),
      riskToken: RiskToken.nullable(),
      proofs: z.array(RiskProof),
      gmtExpired: Instant.nullable(),
    }),
  },
  /** How much there is to show by; never what. */
  fetchHighRiskPatientInfo: {
    path: '/user/highrisk/fetchpatientinfo',
    access: 'open',
    kind: 'query',
    request: Verification,
    response: z.object({ patientCount: z.int().min(0) }),
  },
  fetchHighRiskOrderInfo: {
    path: '/user/highrisk/fetchorderinfo',
    access: 'open',
    kind: 'query',
    request: Verification,
    response: z.object({ orderCount: z.int().min(0) }),
  },
  /** A family member, by name and the end of the document. Three wrong answers end the verification. */
  validateHighRiskPatient: {
    path: '/user/highrisk/validatepatient',
    access: 'open',
    kind: 'mutation',
    request: Verification.extend({
      name: PersonName,
      /** The last four characters. */
      cardTail: z.string().regex(/^[0-9A-Za-z]{4}$/),
    }),
    response: Passed,
  },
  /** Whether a visit can be shown by, and how many answers are left before the verification ends. */
  checkHighRiskOrder: {
    path: '/user/highrisk/checkorder',
    access: 'open',
    kind: 'query',
    request: Verification,
    response: z.object({ canAnswer: z.boolean(), triesLeft: z.int().min(0) }),
  },
  /** A visit that was booked, by doctor and day. */
  validateHighRiskOrder: {
    path: '/user/highrisk/validateorder',
    access: 'open',
    kind: 'mutation',
    request: Verification.extend({ doctorName: PersonName, date: LocalDate }),
    response: Passed,
  },
  /** Whose account it is, once that was shown. */
  fetchHighRiskUserProfile: {
    path: '/user/highrisk/fetchUserProfile',
    access: 'open',
    kind: 'query',
    request: Verification,
    response: z.object({
      nickname: z.string().nullable(),
      /** Masked. */
      mobile: z.string(),
      gmtCreated: Instant,
    }),
  },
  /** Signs the owner in. */
  bindMobileAndLogin: {
    path: '/user/highrisk/bindMobileAndLogin',
    access: 'open',
    kind: 'mutation',
    request: Verification.extend(AgreedField),
    response: SignIn,
    ...starts,
  },
  /** Begins anew with the number, for who holds it now: the former account loses the number and nothing else. */
  secondAllocationRegister: {
    path: '/user/highrisk/secondAllocationRegister',
    access: 'open',
    kind: 'mutation',
    request: Verification.extend(AgreedField),
    response: SignIn,
    ...starts,
  },
});
