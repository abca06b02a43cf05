import { z } from 'zod';
import { Id, Instant } from '../shapes';

/** What a notice is of: a place that has moved, or anything else. Stopped clinics are no notices: `listStoppedClinics`. */
export const noticeKinds = ['move', 'other'] as const;

/** What the portal or a hospital lets people know. */
export const Notice = z
  .object({
    noticeId: Id,
    kind: z.enum(noticeKinds).default('other').meta({ id: 'NoticeKind' }),
    title: z.string(),
    content: z.string(),
    publishedAt: Instant,
    /** The department of the hospital that it is of; null for the whole house. */
    hospDeptName: z.string().nullable().default(null),
  })
  .meta({ id: 'Notice' });
