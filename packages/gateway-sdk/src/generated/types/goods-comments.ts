// Generated from packages/contract by `npm run generate`; change it there.
import type { ModerationFinding, ReviewState } from './review-shapes';
export interface OwnGoodsComment {
  commentKey: string;
  score: number;
  text: string;
  authorName: string | null;
  skuLabel: string;
  createdAt: string;
  edited: boolean;
  writtenText: string;
  anonymous: boolean;
  state: ReviewState;
  findings: ModerationFinding[];
  refusal: string | null;
}
export interface GoodsComment {
  commentKey: string;
  score: number;
  text: string;
  authorName: string | null;
  skuLabel: string;
  createdAt: string;
  edited: boolean;
}
