import { publicId } from '../shapes';

export const ChannelId = publicId('channels are the same for everybody');
export const BannerId = publicId('banners are the same for everybody');
export const OrganizationCode = publicId('every list of organisations names it');
