/** The product's personal centre under the channel's own path; what differs are its modules, in the channel's settings. */
export { default, load } from '@xinglin/account/profile';
