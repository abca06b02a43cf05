// Owns: which fields of calls are written plainly before their schema is asked, and by which rule they are refused.
// Must not know: any call.
// Used by: the reading of what a call is given.
import {
  AnyMobile,
  Email,
  LoginId,
  Mobile,
  PictureCode,
  ReceiverMobile,
  SixDigits,
  TaxNo,
} from '@xinglin/contract';
import {
  normalizeCardNo,
  normalizeCode,
  normalizeEmail,
  normalizeMobile,
  normalizeReceiverMobile,
  plainText,
} from '@xinglin/rules';
import { z } from 'zod';

interface TypedField {
  /** What is typed, in the form that the schema knows. */
  readonly normalize: (typed: string) => string;
  /** The rule that refuses it; texts: `rules:<code>`. */
  readonly code?: 'mobileInvalid' | 'codeInvalid' | 'emailInvalid';
}

/** The schemas of what people type; every call that asks for such a thing uses the one schema. */
const typedFields = new Map<z.core.$ZodType, TypedField>([
  [Mobile, { normalize: normalizeMobile, code: 'mobileInvalid' }],
  [AnyMobile, { normalize: normalizeMobile, code: 'mobileInvalid' }],
  [ReceiverMobile, { normalize: normalizeReceiverMobile, code: 'mobileInvalid' }],
  [SixDigits, { normalize: normalizeCode, code: 'codeInvalid' }],
  [Email, { normalize: normalizeEmail, code: 'emailInvalid' }],
  [PictureCode, { normalize: normalizeCode }],
  [LoginId, { normalize: plainText }],
  [TaxNo, { normalize: normalizeCardNo }],
]);

/** Fields of a schema, of every form that it may have. */
function fieldsOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...schema.options.map(fieldsOf)) as ReturnType<typeof fieldsOf>;
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const typedFieldOf = (schema: z.core.$ZodType | undefined): TypedField | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? typedFieldOf(schema.unwrap())
    : schema && typedFields.get(schema);

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * Fields in their normal form, as our pages send them; another client of the API may send them as they were typed.
 * What has no such field is given back as it is.
 */
export function writtenPlainly(schema: z.core.$ZodType | undefined, raw: unknown): unknown {
  if (schema === undefined || !isRecord(raw)) return raw;
  const fields = fieldsOf(schema);
  const plain = Object.entries(raw).flatMap(([name, value]) => {
    // A field of the prototype is none of the schema.
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const written =
      typeof value === 'string'
        ? (typedFieldOf(field)?.normalize(value) ?? value)
        : writtenPlainly(field, value);
    return written === value ? [] : [[name, written] as const];
  });
  return plain.length === 0 ? raw : { ...raw, ...Object.fromEntries(plain) };
}

/** The rule that refuses a field of this form. */
export function ruleOfField(schema: z.core.$ZodType, name: string): TypedField['code'] {
  const fields = fieldsOf(schema);
  return Object.hasOwn(fields, name) ? typedFieldOf(fields[name])?.code : undefined;
}
