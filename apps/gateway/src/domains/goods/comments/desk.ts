import { commentDesk } from '../../../kernel/moderation/comment-desk';
import { textOf } from '../locales';
import { goodsComments } from './tables';

const said = {
  published: 'sms.commentPublished',
  refused: 'sms.commentRefused',
} as const;

/** What people at the desk decide over comments on goods. */
export const goodsCommentDesk = commentDesk({
  table: goodsComments,
  about: { field: 'goodsNo', column: goodsComments.goodsNo },
  name: 'goods',
  onMany: 'goods',
  onOne: 'goods',
  told: (outcome, locale) => textOf(locale, said[outcome]),
});
