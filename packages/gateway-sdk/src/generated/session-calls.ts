// Generated from packages/contract by `npm run generate`; change it there.

/** Paths whose answer starts or ends a session: the portal's proxy sets or clears its cookie there. */
export const sessionCalls: Readonly<Record<string, 'starts' | 'ends'>> = {
  '/user/account/checkcodelogin.json': 'starts',
  '/user/account/login.json': 'starts',
  '/user/profile/bindmobile': 'starts',
  '/moduleenterprisepartner/partner/logout/unbindandlogout': 'ends',
  '/user/account/findmd5pwdandlogin.json': 'starts',
  '/moduleusercenter/email/register': 'starts',
  '/moduleusercenter/email/resetpassword': 'starts',
  '/user/account/tempuserlogoff.json': 'ends',
  '/user/highrisk/bindMobileAndLogin': 'starts',
  '/user/highrisk/secondAllocationRegister': 'starts',
  '/moduleenterprisepartner/config/checkpartnerstoken': 'starts',
  '/moduleenterprisepartner/partner/login/postlogin': 'starts',
  '/moduleenterprisepartner/partner/login/bind': 'starts',
  '/moduleenterprisepartner/partner/login/bindemail': 'starts',
  '/moduleenterprisepartner/partner/wx/login': 'starts',
  '/moduleenterprisepartner/partner/wx/silent/login': 'starts',
  '/moduleenterprisepartner/partner/wx/bind': 'starts',
  '/moduleenterprisepartner/partner/wx/regbind': 'starts',
  '/moduleenterprisepartner/partner/login/entrance': 'starts',
  '/user/account/flashlogin.json': 'starts',
  '/user/account/rebinding': 'starts',
  '/user/account/modifymd5pwd': 'starts',
  '/user/account/logoff.json': 'ends',
  '/user/account/tempuser/create.json': 'starts',
  '/user/account/validaccesstoken': 'starts'
};
