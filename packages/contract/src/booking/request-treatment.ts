/** What is done to the request of a path beyond sending it. */
export interface RequestTreatment {
  /** The body is encrypted where an encryption rule exists (spec 1 §5). */
  readonly encrypted: boolean;
  /** On the regional channel the request carries a signature (spec 1 §7). */
  readonly signed: boolean;
  /** On configured hosts the request goes to the localised gateway (spec 1 §7). */
  readonly rerouted: boolean;
  /** The call leaves a trace: everywhere, or on one regional partner only (spec 1 §7). */
  readonly traced: 'always' | 'regional' | null;
}

/**
 * The specification says "a few patient, login, bank-check and code endpoints" (spec 1 §5) and does
 * not show the list. These are the ones that carry a number, a phone, a password or a code.
 */
const encryptedPaths: readonly string[] = [
  '/patient/add',
  '/patient/update',
  '/patient/checkpatientphone',
  '/moduleusercenter/patientnew/duplicatechecking',
  '/patientrealnameauth/verify',
  '/user/account/login.json',
  '/user/account/checkcodelogin.json',
  '/user/account/flashlogin.json',
  '/user/account/findmd5pwdandlogin.json',
  '/user/account/checkbankmsg.json',
  '/user/account/checkownercode.json',
  '/user/account/logoff.json',
  '/user/account/realname/submitreview.json',
  '/user/account/realname/verify.json',
  '/user/account/rebinding',
  '/user/account/modifymd5pwd',
  '/user/profile/bindmobile',
  '/user/profile/modifypatientbindmobile',
  '/moduleoperate/verifycode/sendcode.json',
  '/moduleoperate/verifycode/verify/sendbyclient.json',
  '/common/checkcode/getcode.json',
  '/common/checkcode/getcheckcode.json',
  '/common/checkcode/getfindpwdcode.json',
  '/moduleusercenter/email/getcode',
];

/** Patient add and update, and the bank check (spec 1 §7). */
const signedPaths: readonly string[] = [
  '/patient/add',
  '/patient/update',
  '/user/account/checkbankmsg.json',
];

/** "Some patient, address and user endpoints" (spec 1 §7): a prefix that ends in a slash covers all below it. */
const reroutedPrefixes: readonly string[] = [
  '/patient/',
  '/logistics/postingaddress/',
  '/user/profile/',
];

/** The watch lists of traced consult calls (spec 1 §7). */
export const tracedPaths = {
  always: [
    '/consult/consultorder/matchdept.json',
    '/consult/submitorder/upgradequanke.json',
    '/consult/submitorder/upgradephone.json',
    '/consult/submitorder/upgradediagnosisvideo.json',
  ],
  regional: [
    '/consult/submitorder/checkinsuranceconsult.json',
    '/modulemi/certificate/status.json',
    '/consult/orderoffline/add',
    '/consult/submitorder/getinsurancedoctorinfo.json',
    '/consult/submitorder/medicalinsurance.json',
  ],
} as const satisfies Record<string, readonly string[]>;

/** How the request of a path is treated; the generator writes it into the path's row, the gateway asks before it decrypts or verifies. */
export function requestTreatment(path: string): RequestTreatment {
  const isIn = (paths: readonly string[]): boolean => paths.includes(path);
  return {
    encrypted: isIn(encryptedPaths),
    signed: isIn(signedPaths),
    rerouted: reroutedPrefixes.some((prefix) => path.startsWith(prefix)),
    traced: isIn(tracedPaths.always) ? 'always' : isIn(tracedPaths.regional) ? 'regional' : null,
  };
}
