// Owns: pages made from one declaration, so that what a page loads and what it shows are the same question; the bell in a page's head.
// Must not know: any feature, any call but the bell's, what a list or a detail is about.
// Used by: features and other kits.
export { BellButton, loadUnreadCount } from './bell-button';
export { detailPage, type DetailPageOptions, type DetailView } from './detail-page';
export { choice, flag, type Filter, type Filters, idFilter, type ValuesOf, words } from './filters';
export { listPage, type ListPageOptions, type ListView } from './list-page';
export { ModuleLink } from './module-link';
export {
  type AnswerOf,
  type InputOf,
  type PageAnswer,
  pageCall,
  type PageCall,
  type QueryEndpoint,
  type Translate,
  usePlace,
} from './page-call';
export { pagedList, type PagedListProps } from './paged-list';
export { byCursor, hasMore, numbered, type NumberedAnswer, type Paging, whole } from './paging';
export { withSession } from './with-session';
