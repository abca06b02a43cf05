import { emailPattern, longestEmail, longestName, seenLength, trimmedText } from '@xinglin/rules';
import { z } from 'zod';
import { marked } from './marks';
import { isVoidPassword } from './sign-in/void-passwords';

/** Refuses a text of which people see fewer than `min` characters, as if it were too short. */
const seenAtLeast = (min: number) => (payload: z.core.ParsePayload<string>) => {
  if (seenLength(payload.value) < min)
    payload.issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: min,
      inclusive: true,
      input: payload.value,
    });
};

/**
 * A text that a person writes. What cannot be seen at its ends is dropped, and a text of nothing else is empty. `min`
 * counts the characters that people see; `max` counts UTF-16 units, as browsers and columns do.
 */
export function writtenText({ min = 0, max }: { readonly min?: number; readonly max: number }) {
  const text = z.string().overwrite(trimmedText);
  return min === 0
    ? text.max(max)
    : text.min(min, { abort: true }).max(max).check(seenAtLeast(min));
}

/** A text that a program made, such as a cursor or an address: read as it was sent, and refused where it is blank. */
export function opaqueText({ max }: { readonly max?: number }) {
  const text = z.string().min(1, { abort: true });
  return (max === undefined ? text : text.max(max)).check(seenAtLeast(1));
}

/** The name of a person; `checkName` of @xinglin/rules says which characters it may have. */
export const PersonName = writtenText({ min: 1, max: longestName });

/** Opaque identifier; never parsed by a client. It is made at random and opens nothing, so that a log may print it. */
export const Id = marked(opaqueText({ max: 64 }), { loggable: true });

/** An id of something that belongs to an account; `owner` names the kind of thing, for which the gateway has samples. */
export const ownedId = (owner: string) => marked(Id, { owner });

/** An id that every account may send; the reason says why. */
export const publicId = (reason: string) => marked(Id, { public: reason });

/** Money in integer cents of CNY, as much as a column of the database holds: 21 million yuan. */
export const Cents = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** A moment: ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar day at the hospital, of 1900 to 2199: `2026-12-01`. Beyond, calendars and databases end in their own ways. */
export const LocalDate = z.iso.date().regex(/^(?:19|20|21)/);

/** A calendar month at the hospital, of 1900 to 2199: `2026-12`. */
export const YearMonth = marked(z.string().regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/), {
  loggable: true,
});

/** Time of day at the hospital: `08:30`. */
export const TimeOfDay = marked(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), {
  loggable: true,
});

/** A mainland mobile number, as typed by a person, without a country code. */
export const Mobile = z.string().regex(/^1[3-9]\d{9}$/);

/** A mobile number of any country: a mainland one as it is dialled there, any other one behind its country's code. */
export const AnyMobile = z.string().regex(/^(?:1[3-9]\d{9}|\+\d{5,17})$/);

/** An e-mail address; letters are not told apart by case. */
export const Email = z.email({ pattern: emailPattern }).max(longestEmail).toLowerCase();

/** A name to sign in by: begins with a letter, so that it is neither a number nor an address. */
export const LoginId = marked(
  z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{3,19}$/)
    .toLowerCase(),
  { public: 'a name to sign in by' },
);

/** A code as it is typed from a message. */
export const SixDigits = z.string().regex(/^\d{6}$/);

/** Sent by a client whose field was left empty. */
const md5OfNothing = 'd41d8cd98f00b204e9800998ecf8427e';

const Md5 = z.string().regex(/^[0-9a-f]{32}$/i);

/** The md5 of a password, in hex: what is sent in its place (spec 1 §3). An empty one is none. */
export const Md5Hex = Md5.refine((hash) => hash.toLowerCase() !== md5OfNothing);

/** The md5 of a password that an account is given. Every call that sets one uses it. */
export const NewPasswordMd5 = Md5.refine((hash) => !isVoidPassword(hash));

/** What shows that a check was passed, once: the answer of `enhanceValidate`. Asked for with `checkRequired`. */
export const ValidateParam = opaqueText({ max: 200 });

/** Left out until the gateway asks for a check. */
export const ValidateField = { validateParam: ValidateParam.optional() };

/** A code is on its way; of a gateway that says no more, the rules of this one are taken. */
export const CodeSent = z.object({
  /** Seconds until the next code may be asked for. */
  resendAfter: z.int().min(0).default(60),
  /** Seconds until this code dies. */
  expiresIn: z.int().min(0).default(300),
});

/** Code of an administrative area, GB/T 2260. */
export const AreaId = marked(z.string().regex(/^\d{6}$/), {
  public: 'areas are the same for everybody',
});

/** What a person typed into a search box. */
export const SearchText = writtenText({ max: 50 });

/** Fields of every paged request. Pages start at 1. */
export const PageFields = {
  pageNo: z.int().min(1).max(1000).default(1),
  pageSize: z.int().min(1).max(50).default(20),
};

/** A page of a list. `total` may be a capped count, see the call. */
export const ListOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int().min(0),
    pageNo: z.int().min(1),
    pageSize: z.int().min(1),
  });

/** A request without fields. */
export const Nothing = z.object({});

/** An answer that says only that it was done. */
export const Done = z.object({ done: z.literal(true) });
