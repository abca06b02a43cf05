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

/** Most characters that are written plainly: each of the schemas refuses what is longer. */
const longestTyped = 1000;

/** What a schema says of the parts of a value. */
interface Parts {
  readonly typed?: TypedField | undefined;
  readonly fields?: Readonly<Record<string, z.core.$ZodType>>;
  /** Of a list's members. */
  readonly member?: z.core.$ZodType;
  /** The one of several forms that a value has. */
  readonly formOf?: (raw: unknown) => z.core.$ZodType | undefined;
}

const known = new WeakMap<z.core.$ZodType, Parts>();

/** Read once a schema: calls ask it at every request. */
function partsOf(schema: z.core.$ZodType): Parts {
  const parts = known.get(schema) ?? readParts(schema);
  known.set(schema, parts);
  return parts;
}

/** The values of a union's discriminator that name one of its forms. */
function namesOf(form: z.core.$ZodType, discriminator: string): readonly unknown[] {
  const name: unknown = form instanceof z.ZodObject ? form.shape[discriminator] : undefined;
  if (name instanceof z.ZodLiteral) return [...name.values];
  return name instanceof z.ZodEnum ? name.options : [];
}

function readParts(schema: z.core.$ZodType): Parts {
  const typed = typedFields.get(schema);
  if (typed) return { typed };
  if (schema instanceof z.ZodObject) return { fields: schema.shape };
  if (schema instanceof z.ZodArray) return { member: schema.element };
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return partsOf(schema.unwrap());
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const forms = new Map(
      schema.options.flatMap((form) =>
        namesOf(form, discriminator).map((name) => [name, form] as const),
      ),
    );
    return {
      formOf: (raw) =>
        // What names no form is refused by the schema.
        isRecord(raw) ? forms.get(raw[discriminator]) : undefined,
    };
  }
  return {};
}

/** The parts that a schema sees in a value. */
function partsIn(schema: z.core.$ZodType | undefined, raw: unknown): Parts {
  const parts = schema === undefined ? {} : partsOf(schema);
  return parts.formOf ? partsIn(parts.formOf(raw), raw) : parts;
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A field of the prototype is none of the schema. */
const ownField = ({ fields = {} }: Parts, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/**
 * Fields in their normal form, as our pages send them, at any depth; another client of the API may send them as they were
 * typed. What has no such field is given back as it is.
 */
export function writtenPlainly(schema: z.core.$ZodType | undefined, raw: unknown): unknown {
  const parts = partsIn(schema, raw);
  if (typeof raw === 'string')
    return raw.length > longestTyped ? raw : (parts.typed?.normalize(raw) ?? raw);
  if (Array.isArray(raw)) {
    if (parts.member === undefined) return raw;
    const members: readonly unknown[] = raw;
    const plain = members.map((member) => writtenPlainly(parts.member, member));
    return plain.some((member, index) => member !== members[index]) ? plain : raw;
  }
  if (parts.fields === undefined || !isRecord(raw)) return raw;
  const plain = Object.entries(raw).flatMap(([name, value]) => {
    const written = writtenPlainly(ownField(parts, name), value);
    return written === value ? [] : [[name, written] as const];
  });
  return plain.length === 0 ? raw : { ...raw, ...Object.fromEntries(plain) };
}

/**
 * Finds the rule that refuses what stands at a path of a value.
 * @returns the rule and what was typed; null where no rule of a form refuses it.
 */
export function ruleAt(
  schema: z.core.$ZodType,
  raw: unknown,
  path: readonly PropertyKey[],
): { readonly code: NonNullable<TypedField['code']>; readonly typed: unknown } | null {
  const parts = partsIn(schema, raw);
  const [step, ...rest] = path;
  if (step === undefined) {
    const code = parts.typed?.code;
    return code === undefined ? null : { code, typed: raw };
  }
  const inner = Array.isArray(raw) ? parts.member : ownField(parts, String(step));
  if (inner === undefined || typeof raw !== 'object' || raw === null) return null;
  return ruleAt(inner, (raw as Readonly<Record<PropertyKey, unknown>>)[step], rest);
}
