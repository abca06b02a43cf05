import { z } from 'zod';
import { DeptId, ThingId } from './ids';
import { GoodsPicture } from '../mall/goods-shapes';
import { Cents, Id } from '../shapes';

/** What a search finds of care. */
export const searchKinds = ['hospital', 'department', 'disease', 'doctor'] as const;

/** What else a search finds, in the order in which it is shown; each kind belongs to one domain. */
export const foundKinds = [
  'medicine',
  'goods',
  'checkUp',
  'nucleicTest',
  'servicePackage',
  'lecture',
  'topic',
] as const;

/** Pages of the portal that a person may name: 挂号, 问诊, 体检. */
export const portalFunctions = [
  'registration',
  'consult',
  'fastAsk',
  'phoneConsult',
  'videoConsult',
  'volunteer',
  'medicine',
  'checkUp',
  'nucleicTest',
  'scaling',
  'report',
  'guide',
  'departments',
  'findDoctor',
  'rankings',
  'featuredClinics',
  'chronicCare',
  'membership',
  'coupons',
  'visits',
  'orders',
  'patients',
  'help',
] as const;

/** A page of the portal, by its name. */
export const PortalFunction = z
  .object({ functionId: z.enum(portalFunctions), name: z.string() })
  .meta({ id: 'PortalFunction' });

/** Something to buy, to read or to hear. */
const FoundThing = z
  .object({
    thingId: ThingId,
    /** Where it belongs: the shop of goods, the doctor of a lecture; null where its own id says all. */
    withinId: Id.nullable(),
    title: z.string(),
    /** Who offers it, or what it is about; empty where there is nothing to say. */
    note: z.string(),
    /** Of goods alone; null also where they need a prescription. */
    picture: GoodsPicture.nullable(),
    needsPrescription: z.boolean(),
    /** The standard department that it is about; null where it is about none. */
    deptId: DeptId.nullable(),
    /** Null for what costs nothing. */
    priceCents: Cents.nullable(),
  })
  .meta({ id: 'FoundThing' });

/** All of one kind that has the words. */
export const FoundGroup = z
  .object({
    kind: z.enum(foundKinds),
    /** The first ones. */
    items: z.array(FoundThing),
    total: z.int().min(0),
  })
  .meta({ id: 'FoundGroup' });

/** Something that the words may mean. */
export const Suggestion = z
  .object({
    kind: z.enum([...searchKinds, ...foundKinds, 'function']),
    /** The hospital, the standard department, the entry of the knowledge base, the doctor, the thing, or the function. */
    thingId: ThingId,
    /** As of something found. */
    withinId: Id.nullable().default(null),
    name: z.string(),
    /** Distinguishes it from others of the same name: the doctor's hospital, the entry's department. */
    note: z.string().nullable(),
  })
  .meta({ id: 'SearchSuggestion' });
