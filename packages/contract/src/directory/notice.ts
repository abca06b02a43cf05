import { z } from 'zod';
import { Id, Instant } from '../shapes';

/** What the portal or a hospital lets people know. */
export const Notice = z
  .object({
    noticeId: Id,
    title: z.string(),
    content: z.string(),
    publishedAt: Instant,
    /** The department of the hospital that it is of; null for the whole house. */
    hospDeptName: z.string().nullable().default(null),
  })
  .meta({ id: 'Notice' });
