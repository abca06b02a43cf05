import type { PartnerTexts } from '@xinglin/routes';

const words = (name: string, line: string, signIn: string) => async () => ({
  default: { brand: { name, line, signIn } },
});

/** What the portal is called, over the product's own words. */
export const brandTexts: PartnerTexts = {
  shared: {
    'zh-Hans': words('杏林海外', '为海外的您免费提供在线咨询', '登录后可以管理咨询人和您的账号'),
    'zh-Hant': words('杏林海外', '為海外的您免費提供線上諮詢', '登入後可以管理諮詢人和您的帳號'),
    en: words(
      'Xinglin Overseas',
      'Free advice from doctors, wherever you are',
      'Sign in to manage your consultants and your account',
    ),
    it: words(
      'Xinglin Overseas',
      'Consulenze mediche gratuite, ovunque Lei sia',
      'Acceda per gestire i Suoi assistiti e il Suo account',
    ),
    fr: words(
      'Xinglin Overseas',
      'Des avis médicaux gratuits, où que vous soyez',
      'Connectez-vous pour gérer vos personnes à conseiller et votre compte',
    ),
    id: words(
      'Xinglin Overseas',
      'Nasihat dokter gratis, di mana pun Anda berada',
      'Masuk untuk mengelola pasien dan akun Anda',
    ),
  },
};
