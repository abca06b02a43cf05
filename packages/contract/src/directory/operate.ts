import { z } from 'zod';
import { DeptId, TagId } from './ids';
import { ResourceId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { AreaId, Id, ListOf, Nothing, PageFields, SearchText } from '../shapes';

/** Places that the operator fills (spec 3 §9). */
export const operatePositions = { mainEntries: 40, departments: 41, services: 42 } as const;

/** Something that the operator places on a page: a banner, an entry, a department (spec 3 §3). */
export const OperateItem = z
  .object({
    confId: Id.nullable().default(null),
    confName: z.string(),
    /** A line below the name; empty where there is none. */
    subConfName: z.string().default(''),
    /** Where it leads: a path of the portal. */
    confUrl: z.string(),
    /** Name of a pictogram of the interface's set; null where it has none. */
    image: z.string().nullable(),
    /** Its place among the others, the smallest first. */
    confSort: z.int(),
  })
  .meta({ id: 'OperateItem' });

/** A department as home shows it, with a picture of its own (spec 3 §3, hot department). */
export const SpecialDepartment = z
  .object({
    deptId: DeptId,
    deptName: z.string(),
    /** Name of one icon of the interface's set. */
    deptIcon: z.string(),
    /** Null where the operator did not place it. */
    confId: Id.nullable(),
    confName: z.string(),
    subConfName: z.string().default(''),
    confUrl: z.string(),
    image: z.string().nullable(),
    /** Placed by the operator, with words and a picture of its own. */
    isIndividuation: z.boolean(),
  })
  .meta({ id: 'SpecialDepartment' });

/** One place of the operator, for the area that was chosen. */
const Resource = z.object({
  resourceId: ResourceId,
  /** The chosen area; items of other areas are left out. */
  params: AreaId.optional(),
});

const ofPlace = { access: 'open', kind: 'query', cached: true } as const;

/** What the operator places on pages without a release (spec 1 §7, spec 3 §7.1). */
export const operate = defineCalls({
  getOperateResource: {
    path: '/moduleoperate/json/white/operateResource',
    method: 'GET',
    encoding: 'query',
    ...ofPlace,
    request: Resource,
    response: ListOf(OperateItem),
  },
  /** The same, asked by a form. */
  postOperateResource: {
    path: '/moduleoperate/json/white/operateResource',
    encoding: 'form',
    ...ofPlace,
    request: Resource,
    response: ListOf(OperateItem),
  },
  /** The places that hold something now. */
  listOperateResources: {
    path: '/moduleoperate/json/white/getoperateresource',
    ...ofPlace,
    request: Nothing,
    response: ListOf(
      z
        .object({ resourceId: ResourceId, itemCount: z.int().min(1) })
        .meta({ id: 'OperateResource' }),
    ),
  },
  /** The banners of home for a channel and an area. */
  getIndividualBanner: {
    path: '/moduleoperate/json/white/operate/banner/getindividualbanner',
    ...ofPlace,
    request: z.object({ areaId: AreaId.optional() }),
    response: ListOf(OperateItem),
  },
  /** The items of a position: 40 the few entries that home shows first, 41 departments, 42 service entries. */
  getOperateByPosition: {
    path: '/operative/operativeset/getoperatebyposition.json',
    ...ofPlace,
    request: z.object({ confPosition: z.int().min(1).max(9999) }),
    response: ListOf(OperateItem),
  },
  /** What the operator wants people to read now (spec 3 §3, media focus), in the operator's order. */
  listMediaFocus: {
    path: '/moduleoperate/json/white/mediafocus/list.json',
    ...ofPlace,
    request: z.object({
      /** In names and lines. */
      label: SearchText.optional(),
      /** The standard department that it is about. */
      category: TagId.optional(),
      ...PageFields,
    }),
    response: ListOf(OperateItem),
  },
  /** The picture of a place; null where there is none. */
  getPictureInfo: {
    path: '/common/configpicture/pictureInfo',
    ...ofPlace,
    request: z.object({ resourceId: ResourceId }),
    response: z.object({ picture: OperateItem.nullable() }),
  },
  /**
   * Departments of home. With `personalDept` 1 those that the operator placed at `confPosition` come first; they are
   * filled up with those that have most doctors.
   */
  listSpecialDepartments: {
    path: '/moduleoperate/json/white/gethotdepartment.json',
    ...ofPlace,
    request: z.object({
      pageSize: z.int().min(1).max(50).default(10),
      personalDept: z.union([z.literal(0), z.literal(1)]).default(1),
      confPosition: z.int().min(1).max(9999).default(operatePositions.departments),
    }),
    response: ListOf(SpecialDepartment),
  },
});
