/** Where a provider tells of its payments. */
export const noticePathOf = (provider: string) => `/pay/notify/${provider}`;
