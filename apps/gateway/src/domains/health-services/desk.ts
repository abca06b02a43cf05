import { commentDesk } from '../../kernel/moderation/comment-desk';
import { textOf } from './locales';
import { healthComments } from './tables';

/** What people at the desk decide over comments on health services. */
export const healthServicesDesk = commentDesk({
  table: healthComments,
  about: { field: 'orgCode', column: healthComments.orgCode },
  name: 'health',
  onMany: 'health services',
  onOne: 'a health service',
  told: (outcome, locale) => textOf(locale, `sms.${outcome}`),
});
