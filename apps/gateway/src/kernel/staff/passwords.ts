import type { PasswordLane } from '../people/accounts/passwords';
import { refuse } from '../../platform/refusal';
import { sha256 } from '../../platform/identifiers';
import { textOf } from './locales';

const shortest = 12;
const longest = 128;

/** Why a password cannot be chosen. */
export type PasswordProblem = 'length' | 'personal' | 'common';

/** One spelling of each character, as keyboards differ in how they compose them. */
const plain = (password: string): string => password.normalize('NFKC');

/** What the lane of passwords hashes in place of the password itself: it takes hexadecimal text. */
const digestOf = (password: string): string => sha256(plain(password));

/** The argon2id hash of a password. Refuses with `overloaded` where too many wait. */
export function hashStaffPassword(lane: PasswordLane, password: string): Promise<string> {
  return lane.hash(digestOf(password));
}

/** Whether a password belongs to a hash; false, after the same work, where there is none. Refuses as hashing does. */
export function isStaffPassword(
  lane: PasswordLane,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  return lane.matches(passwordHash, digestOf(password));
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The commonest passwords of leaks; loaded when the first password is chosen, as that happens rarely. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  );
  return common;
}

/** The shortest text of which the whole is a repetition. */
function repeatedPart(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** Whether it is a common password, one that is repeated, or one with digits and signs around it. */
async function isCommon(password: string): Promise<boolean> {
  const list = await commonPasswords();
  const lower = password.toLowerCase();
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const part = repeatedPart(lower);
  return (
    [lower, core, part, repeatedPart(core)].some((text) => list.has(text)) ||
    [...part].length < 4 ||
    isSequence(lower)
  );
}

/** Whether the characters follow each other, as in 0123456789ab or fedcba987654; one jump is let pass. */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return [1, -1].some((usual) => steps.filter((step) => step !== usual).length <= 1);
}

/**
 * Why a new password is refused, and null where it is not (ASVS 6.2): its length, the person's account or name in it, or
 * that it is among the commonest. No kind of character is required, and no change after a time.
 */
export async function passwordProblem(
  password: string,
  { account, name }: { readonly account: string; readonly name: string },
): Promise<PasswordProblem | null> {
  const text = plain(password);
  const { length } = [...text];
  if (length < shortest || length > longest) return 'length';
  const lower = text.toLowerCase();
  const own = [
    account,
    plain(name).toLowerCase(),
    plain(name).toLowerCase().replaceAll(/\s/gu, ''),
  ];
  if (own.some((part) => [...part].length > 1 && lower.includes(part))) return 'personal';
  return (await isCommon(text)) ? 'common' : null;
}

/** Refuses with `invalidFields` (422) a password that cannot be chosen; `field` names it in the request. */
export async function requireGoodPassword(
  password: string,
  person: { readonly account: string; readonly name: string },
  { field, locale }: { readonly field: string; readonly locale: Parameters<typeof textOf>[0] },
): Promise<void> {
  const problem = await passwordProblem(password, person);
  if (problem !== null) refuseField(field, `password.${problem}`, locale);
}

/** Refuses with `invalidFields` (422): one field, with its words also as the message. */
export function refuseField(
  field: string,
  key: Parameters<typeof textOf>[1],
  locale: Parameters<typeof textOf>[0],
): never {
  refuse('invalidFields', {
    data: { fields: [{ path: field, message: textOf(locale, key) }] },
    words: (reader) => textOf(reader, key),
  });
}
