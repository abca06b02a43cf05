import { allow, block, type Guard } from './guard';

/** A page that the channel's page configuration hides is not found there (spec 1 §3, page configuration). */
export const pageShown: Guard = ({ route, channel }) =>
  channel.pageConfig[route.name]?.['page']?.hidden
    ? block('notFound', 'hiddenByPageConfig')
    : allow;
