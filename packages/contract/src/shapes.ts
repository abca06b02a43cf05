import { z } from 'zod';

/** Opaque identifier; never parsed by a client. */
export const Id = z.string().min(1).max(64);

/** Money in integer cents of CNY. */
export const Cents = z.int().min(0);

/** A moment: ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar day at the hospital: `2026-12-01`. */
export const LocalDate = z.iso.date();

/** A calendar month at the hospital: `2026-12`. */
export const YearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Time of day at the hospital: `08:30`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A mainland mobile number, as typed by a person, without a country code. */
export const Mobile = z.string().regex(/^1[3-9]\d{9}$/);

/** An e-mail address; letters are not told apart by case. */
export const Email = z.email().max(64).toLowerCase();

/** A name to sign in by: begins with a letter, so that it is neither a number nor an address. */
export const LoginId = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{3,19}$/)
  .toLowerCase();

/** A code as it is typed from a message. */
export const SixDigits = z.string().regex(/^\d{6}$/);

/** The md5 of a password, in hex: what travels in its place (spec 1 §3). */
export const Md5Hex = z.string().regex(/^[0-9a-f]{32}$/i);

/** What shows that a check was passed, once: the answer of `enhanceValidate`. Asked for with `checkRequired`. */
export const ValidateParam = z.string().min(1).max(200);

/** Left out until the gateway asks for a check. */
export const ValidateField = { validateParam: ValidateParam.optional() };

/** A code is on its way. */
export const CodeSent = z.object({
  /** Seconds until the next code may be asked for. */
  resendAfter: z.int().min(0),
  /** Seconds until this code dies. */
  expiresIn: z.int().min(0),
});

/** Code of an administrative area, GB/T 2260. */
export const AreaId = z.string().regex(/^\d{6}$/);

/** What a person typed into a search box. */
export const SearchText = z.string().trim().max(50);

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
